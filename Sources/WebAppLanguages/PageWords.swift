import Screens

/// All languages, which is what this program has over `WebApp`.
func pageWords(_ language: Language) -> Words { Words(language) }
