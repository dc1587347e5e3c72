"""The handlers of the pages, one module a page: parse, call one function, choose the answer."""
