// `malloc` and its like, as the standard's headers declare them: linking the module is all it takes.
