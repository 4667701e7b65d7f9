import RostrumElements

/// The atoms of one element, in a stable order.
///
/// Of two atoms with the same name, the first is kept: properties are added from the content
/// outwards, and the innermost wins.
struct AtomList {
  private(set) var atoms: [Atom] = []

  /// Adds an atom, unless the list already has one with its name.
  mutating func add(_ style: some StyleAtom) {
    let atom = style.atom
    if !atoms.isEmpty {
      let name = atom.name
      if atoms.contains(where: { $0.name == name }) { return }
    }
    atoms.append(atom)
  }

  /// Adds an atom in place of one with its name, where the outermost property wins.
  mutating func replace(with style: some StyleAtom) {
    let atom = style.atom
    atoms.removeAll { $0.name == atom.name }
    atoms.append(atom)
  }
}

/// The settings that determine how a property is drawn, besides the property itself.
struct AtomContext {
  /// The element that carries the properties.
  var role: ElementRole
  /// Whether the children of a stack are in a column.
  var isVertical = true
  /// Whether a shape is drawn as a box, rather than as a path.
  var isBox = false
  /// How far a circle that is drawn as a path is inset, or `nil` for another shape.
  var circleInset: Double?
  /// Whether the theme draws a border, so that padding is outside the border.
  var isFramed = false
}

extension Atom {
  /// The atoms of an element's styles.
  ///
  /// - Parameters:
  ///   - styles: The styles, innermost first.
  ///   - context: The context of the element that carries the styles.
  /// - Returns: The atoms, with unique names.
  /// - Complexity: O(*n*²) in the number of styles.
  static func atoms(for styles: [StyleProperty], in context: AtomContext) -> [Atom] {
    var list = AtomList()
    for style in styles { list.add(style, in: context) }
    return list.atoms
  }
}
