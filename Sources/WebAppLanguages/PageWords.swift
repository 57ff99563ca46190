import Screens

/// All languages, which is what this program has over `WebApp`.
func pageWords(_ tag: String) -> Words { Words(Language(tag: tag)) }
