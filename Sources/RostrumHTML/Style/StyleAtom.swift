/// The complete definition of how a property is drawn in a page: its class name, its CSS, and the
/// conversion from the name to the CSS.
///
/// A kind of atom is a small file:
///
/// ```swift
/// struct OpacityAtom: StyleAtom {
///   enum Name: String, CaseIterable { case opacity }
///   var name = Name.opacity
///   var operand: AtomNumber
///
///   var declarations: String { "opacity:\(operand)" }
///   var atom: Atom { .opacity(self) }
/// }
/// ```
///
/// An atom's values have the precision of its name: two atoms with the same name are equal, so they
/// share a rule.
protocol StyleAtom: Hashable, Sendable {
  /// The first words of the names, unique among all atoms.
  associatedtype Name: RawRepresentable<String> & CaseIterable & Hashable & Sendable
  /// The type of the name's content after its first word.
  associatedtype Operand: AtomOperand

  /// The first word of the name.
  var name: Name { get }
  /// The rest of the name.
  var operand: Operand { get }
  /// The declarations of the rule.
  var declarations: String { get }
  /// Whether the rule overrides others of the same property, regardless of their order.
  static var isRefinement: Bool { get }
  /// The atom as a case of the common type.
  var atom: Atom { get }

  init(name: Name, operand: Operand)
}

extension StyleAtom {
  static var isRefinement: Bool { false }
}
