import CCairo

/// Cairo, loaded when it is first used for drawing.
enum CairoLibrary {
  /// Its functions; `nil` if the system has no Cairo.
  static let functions: CairoFunctions? = {
    let functions = UnsafeMutablePointer<CairoFunctions>.allocate(capacity: 1)
    defer { functions.deallocate() }
    return cairo_load(functions) ? functions.move() : nil
  }()
}
