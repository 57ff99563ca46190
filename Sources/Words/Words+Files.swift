// Native programs contain the files of all languages. The page's program contains none: the page
// fetches the file that it needs.
#if !hasFeature(Embedded)
  extension Words {
    /// The words of a language.
    ///
    /// - Complexity: O(bytes) of the language file; O(1) for English.
    public init(_ language: Language) { self.init(language, file: language.file) }
  }

  extension Language {
    /// The language file; empty for English.
    public var file: [UInt8] {
      switch self {
      case .english: []
      case .german: PackageResources.de_txt
      case .spanish: PackageResources.es_txt
      case .french: PackageResources.fr_txt
      case .chinese: PackageResources.zh_txt
      }
    }
  }
#endif
