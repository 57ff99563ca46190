import Screens

/// The one language that this program speaks. `WebAppLanguages` is the same program with all of them.
func pageWords(_ tag: String) -> Words { .english }
