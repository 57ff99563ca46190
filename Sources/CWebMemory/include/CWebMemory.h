// `malloc` and related functions, as the standard headers declare them: to use them, link this
// module.
