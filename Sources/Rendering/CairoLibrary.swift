import CCairo

/// Cairo, loaded when something is first drawn with it.
enum CairoLibrary {
  /// Its functions; `nil` if the system has no Cairo.
  static let functions: CairoFunctions? = {
    let functions = UnsafeMutablePointer<CairoFunctions>.allocate(capacity: 1)
    defer { functions.deallocate() }
    return cairo_load(functions) ? functions.move() : nil
  }()
}
