// Native programs contain the files of all languages. The page's program contains none: the page
// fetches the files that it needs.
#if !hasFeature(Embedded)
  extension Words {
    /// The words of a language.
    ///
    /// - Complexity: O(bytes) of the language's files; O(1) for English.
    public init(_ language: Language) { self.init(language, file: language.file) }
  }

  extension Language {
    /// The language's files, one after the other; empty for English.
    public var file: [UInt8] { Array(files.joined()) }

    /// The file that a page needs at its start, and that of the Graph tab and the list of keys; none for English.
    var files: [[UInt8]] {
      switch self {
      case .english: []
      case .german:
        [PackageResources.de_txt, PackageResources.de_sheets_txt]
      case .spanish:
        [PackageResources.es_txt, PackageResources.es_sheets_txt]
      case .french:
        [PackageResources.fr_txt, PackageResources.fr_sheets_txt]
      case .chinese:
        [PackageResources.zh_txt, PackageResources.zh_sheets_txt]
      }
    }
  }
#endif
