// Native programs have the files of all languages in them. The page's program has none: the page
// fetches the one that it needs.
#if !hasFeature(Embedded)
  extension Words {
    /// The words of a language.
    ///
    /// - Complexity: O(bytes) of the language's file; nothing for English.
    public init(_ language: Language) { self.init(language, file: language.file) }
  }

  extension Language {
    /// The file of its texts; empty for English.
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
