/// Names texts of one kind; a case's name is its key in the languages' files.
protocol TextKey: CaseIterable, Equatable, RawRepresentable<String> {}
