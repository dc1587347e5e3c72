## Lists of names: "Ada, Ben and Cleo"

listed = { $before } and { $last }
