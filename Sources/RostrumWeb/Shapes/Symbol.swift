/// A drawing for the name of a symbol.
///
/// Symbols are outlines of our own on a grid of 24 by 24, drawn with a round pen in the colour of
/// the text, or filled. A name that is not in the table gets a neutral drawing.
struct Symbol: Hashable {
  /// The outline in SVG path syntax.
  let path: String
  /// Whether the interior is drawn rather than the outline.
  let isFilled: Bool

  /// Looks a symbol up by its name.
  init(named name: String) {
    let isFillName = name.hasSuffix(".fill")
    let base = isFillName ? String(name.dropLast(5)) : name
    if isFillName, let path = SymbolTable.filled[base] ?? SymbolTable.outlines[base] {
      self.init(path: path, isFilled: SymbolTable.filled[base] != nil)
    } else if let path = SymbolTable.outlines[name] {
      self.init(path: path, isFilled: false)
    } else {
      self.init(path: SymbolTable.unknown, isFilled: false)
    }
  }

  private init(path: String, isFilled: Bool) {
    self.path = path
    self.isFilled = isFilled
  }

  /// Whether there is a drawing for a name.
  static func isKnown(_ name: String) -> Bool {
    Symbol(named: name).path != SymbolTable.unknown
  }
}
