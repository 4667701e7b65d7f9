/// The description of a view, from which a page is made, and which can be made smaller.
struct ViewTree: Codable, Hashable {
  var kind: Kind
  /// A letter for a text; the lengths of a box; the distance of a stack.
  var lengths: [Double] = []
  var place = Place.center
  var children: [ViewTree] = []
  var modifiers: [Modifier] = []

  enum Kind: String, Codable {
    case color, box, text, spacer, divider, circle, row, column, layers, scroll, grid
  }

  enum Place: String, Codable, CaseIterable {
    case center, top, bottom, leading, trailing, topLeading, bottomTrailing
  }

  enum Modifier: Codable, Hashable {
    case padding(Double)
    case topPadding(Double)
    case frame(width: Double?, height: Double?, Place)
    case limits(Limits, Place)
    case ratio(Double)
    case fixed(horizontal: Bool, vertical: Bool)
    case priority(Double)
    case overlay(ViewTree, Place)
    case background(ViewTree)
  }

  /// The limits of a frame; a negative maximum is infinite.
  struct Limits: Codable, Hashable {
    var minWidth: Double?
    var maxWidth: Double?
    var minHeight: Double?
    var maxHeight: Double?
  }
}
