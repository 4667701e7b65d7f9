/// The drawing of a named symbol.
///
/// Symbols are original outlines on a grid of 24 by 24, in the colour of the text. A name is one of
/// ``SymbolTable``, or one with endings that change its drawing:
///
/// | ending | drawing |
/// |---|---|
/// | `.fill` | painted rather than in lines |
/// | `.circle`, `.square`, `.rectangle`, `.diamond`, `.shield`, `.seal`, `.app` | smaller, in a shape |
/// | `.circle.fill` and so on | cut out of the shape |
/// | `.slash` | struck through |
/// | `.badge.plus`, `.badge.minus`, `.badge.checkmark`, `.badge.xmark` | with a sign at its corner |
///
/// A name without a drawing gets a neutral one.
package struct Symbol: Hashable {
  /// The way in which an outline is drawn.
  package enum Pen: Hashable {
    /// The lines of the outline.
    case line
    /// The interior of the outline; overlaps are holes.
    case fill
    /// Both lines and interior.
    case solid
  }

  /// The outline in SVG path syntax.
  package let path: String
  /// The way in which the outline is drawn.
  package let pen: Pen

  /// Creates the symbol with a name.
  package init(named name: String) {
    self = Self.drawing(of: name[...]) ?? Symbol(path: SymbolTable.unknown, pen: .line)
  }

  private init(path: String, pen: Pen) {
    self.path = path
    self.pen = pen
  }

  /// Whether a name has a drawing.
  package static func isKnown(_ name: String) -> Bool { drawing(of: name[...]) != nil }

  /// The theme's class for the pen; `nil` for lines.
  package var penClass: String? {
    switch pen {
    case .line: nil
    case .fill: "r-image-fill"
    case .solid: "r-image-solid"
    }
  }
}

extension Symbol {
  private static func drawing(of name: Substring) -> Symbol? {
    if let path = SymbolTable.outlines[String(name)] { return Symbol(path: path, pen: .line) }
    guard let (rest, ending) = name.splitEnding() else { return nil }
    switch ending {
    case "fill": return filled(rest)
    case "slash": return drawing(of: rest).map(struck)
    case "plus", "minus", "checkmark", "xmark":
      guard let (base, badge) = rest.splitEnding(), badge == "badge" else { return nil }
      return badged(base, with: ending)
    default: return framed(rest, in: ending)
    }
  }

  private static func filled(_ name: Substring) -> Symbol? {
    if let path = SymbolTable.filled[String(name)] { return Symbol(path: path, pen: .fill) }
    if let (rest, ending) = name.splitEnding(), let frame = SymbolTable.frames[String(ending)],
      let hole = hole(of: rest)
    {
      return Symbol(path: frame.path + scaled(hole, by: frame.scale / 0.56), pen: .fill)
    }
    if let (rest, ending) = name.splitEnding(), ending == "slash" {
      return filled(rest).map(struck)
    }
    guard let drawing = drawing(of: name) else { return nil }
    let pen = SymbolTable.solid.contains(String(name)) ? Pen.solid : drawing.pen
    return Symbol(path: drawing.path, pen: pen)
  }

  /// The path that is cut out of a filled shape around a symbol.
  private static func hole(of name: Substring) -> String? {
    if let hole = SymbolTable.holes[String(name)] { return hole }
    return SymbolTable.filled[String(name)].map { scaled($0, by: 0.56) }
  }

  private static func framed(_ name: Substring, in shape: Substring) -> Symbol? {
    guard let frame = SymbolTable.frames[String(shape)], let inner = drawing(of: name),
      inner.pen == .line
    else { return nil }
    return Symbol(path: frame.path + scaled(inner.path, by: frame.scale), pen: .line)
  }

  /// Adds a slash to a drawing; a filled drawing is cut along the slash.
  private static func struck(_ symbol: Symbol) -> Symbol {
    let bar = symbol.pen == .fill ? "M4.6 2.9l16.5 16.5-1.2 1.2L3.4 4.1z" : "M4 3.5L20.5 20"
    return Symbol(path: symbol.path + bar, pen: symbol.pen)
  }

  private static func badged(_ name: Substring, with sign: Substring) -> Symbol? {
    guard let base = drawing(of: name), base.pen == .line,
      let sign = SymbolTable.outlines[String(sign)]
    else { return nil }
    let corner = PathData(sign).scaled(by: 0.4, movingCenterTo: (19.5, 18.5)).text
    let body = PathData(base.path).scaled(by: 0.82, movingCenterTo: (10.5, 11)).text
    return Symbol(path: body + corner, pen: .line)
  }

  private static func scaled(_ path: String, by scale: Double) -> String {
    PathData(path).scaled(by: scale, movingCenterTo: (12, 12)).text
  }
}

extension Substring {
  /// The name before its last point, and the ending after it; `nil` if it has no point.
  fileprivate func splitEnding() -> (rest: Substring, ending: Substring)? {
    guard let point = lastIndex(of: "."), point != startIndex else { return nil }
    return (self[..<point], self[index(after: point)...])
  }
}
