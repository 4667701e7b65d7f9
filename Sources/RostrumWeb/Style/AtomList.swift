import RostrumElements

/// The atoms of one element, in a stable order.
///
/// Of two atoms with one name the first is kept: properties are added from the content outwards, and
/// the innermost wins.
struct AtomList {
  private(set) var atoms: [Atom] = []

  /// Adds an atom, unless the list has one with its name.
  mutating func add(_ style: some StyleAtom) {
    let atom = style.atom
    if !atoms.isEmpty {
      let name = atom.name
      if atoms.contains(where: { $0.name == name }) { return }
    }
    atoms.append(atom)
  }
}

/// What decides how a property is drawn, besides the property itself.
struct AtomContext {
  /// The element that carries the properties.
  var role: ElementRole
  /// Whether children of a stack stand below each other.
  var isVertical = true
  /// Whether a shape is drawn as a box, and not as a path.
  var isBox = false
  /// Whether the theme draws an edge, so that padding is room around the edge.
  var isFramed = false
}

extension Atom {
  /// The atoms of an element's styles.
  ///
  /// - Parameters:
  ///   - styles: The styles, innermost first.
  ///   - context: The element that carries them.
  /// - Returns: The atoms, each name once.
  /// - Complexity: O(*n*²) in the styles.
  static func atoms(for styles: [StyleProperty], in context: AtomContext) -> [Atom] {
    var list = AtomList()
    for style in styles { list.add(style, in: context) }
    return list.atoms
  }
}
