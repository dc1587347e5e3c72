## A thing of the box by itself, with its picture

thing = { $thing }
