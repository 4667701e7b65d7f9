/// The one place that knows how a property is drawn in a page: its class name, its CSS and the way
/// from the name back to the CSS.
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
/// Values of an atom are as exact as its name: two atoms with one name are equal, so equal atoms need
/// only one rule.
protocol StyleAtom: Hashable, Sendable {
  /// The first words of the names, unique among all atoms.
  associatedtype Name: RawRepresentable<String> & CaseIterable & Hashable & Sendable
  /// What a name contains after its first word.
  associatedtype Operand: AtomOperand

  /// The first word of the name.
  var name: Name { get }
  /// The rest of the name.
  var operand: Operand { get }
  /// The declarations of the rule.
  var declarations: String { get }
  /// Whether the rule outweighs others of the same property, in whatever order they come.
  static var isRefinement: Bool { get }
  /// The atom as one of all kinds.
  var atom: Atom { get }

  init(name: Name, operand: Operand)
}

extension StyleAtom {
  static var isRefinement: Bool { false }
}
