/// The changes that a modifier makes to each element of its content.
///
/// Decorations form a chain from the element outwards.
@MainActor
package class Decoration {
  let outer: Decoration?
  /// The key of the value that the decoration leaves for the enclosing container, if any.
  let traitKey: ObjectIdentifier?

  init(outer: Decoration?, traitKey: ObjectIdentifier? = nil) {
    self.outer = outer
    self.traitKey = traitKey
  }

  func modify(_ element: inout ElementDraft) {}

  /// Whether the decoration leaves a value that the children of a section share.
  var isShared: Bool { false }

  /// The next decoration that may leave a value for the enclosing container.
  ///
  /// - Parameter isShared: Whether a container may leave the value on its children.
  /// - Returns: `nil` at the end of the chain.
  func next(forSharedTraits isShared: Bool) -> Decoration? { outer }
}

/// The end of the chain of a container's children: what modifiers leave on the container itself.
final class SharedTraits: Decoration {
  private let container: Decoration

  init(of container: Decoration) {
    self.container = container
    super.init(outer: nil)
  }

  override func next(forSharedTraits isShared: Bool) -> Decoration? { isShared ? container : nil }
}

/// The decoration of an ``ElementModifier``.
final class ElementDecoration<Modifier: ElementModifier>: Decoration {
  @exclusivity(unchecked) var modifier: Modifier
  private let scope: EnvironmentScope

  init(_ modifier: Modifier, _ scope: EnvironmentScope, outer: Decoration?) {
    self.modifier = modifier
    self.scope = scope
    super.init(outer: outer)
  }

  override func modify(_ element: inout ElementDraft) {
    modifier.modify(&element, in: EnvironmentValues(reading: scope))
  }
}

/// The name and type of a value that a modifier leaves for the enclosing container.
package protocol TraitKey {
  /// The type of the value.
  associatedtype Value

  /// Whether a value that a modifier leaves on a section is that of each of the section's rows.
  static var isShared: Bool { get }
}

extension TraitKey {
  package static var isShared: Bool { false }
}

/// The decoration of a ``TraitModifier``.
package final class TraitDecoration<Key: TraitKey>: Decoration {
  package var value: Key.Value

  package init(_ value: Key.Value, outer: Decoration?) {
    self.value = value
    super.init(outer: outer, traitKey: ObjectIdentifier(Key.self))
  }

  override var isShared: Bool { Key.isShared }
}

extension Decoration {
  /// The decoration cast to one that leaves a value for a key, or `nil` if it leaves none.
  final func trait<Key: TraitKey>(_ key: Key.Type) -> TraitDecoration<Key>? {
    // NB: unchecked, as only the decoration of a trait has the trait's key.
    traitKey == ObjectIdentifier(key) ? unsafeDowncast(self, to: TraitDecoration<Key>.self) : nil
  }
}
