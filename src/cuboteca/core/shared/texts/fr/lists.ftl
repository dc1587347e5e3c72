## Lists of names: "Ada, Ben and Cleo"

listed = { $before } et { $last }
