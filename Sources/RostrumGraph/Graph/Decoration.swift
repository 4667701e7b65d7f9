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
}

/// The decoration of a ``TraitModifier``.
package final class TraitDecoration<Key: TraitKey>: Decoration {
  package var value: Key.Value

  package init(_ value: Key.Value, outer: Decoration?) {
    self.value = value
    super.init(outer: outer, traitKey: ObjectIdentifier(Key.self))
  }
}

extension Decoration {
  /// The decoration cast to one that leaves a value for a key, or `nil` if it leaves none.
  final func trait<Key: TraitKey>(_ key: Key.Type) -> TraitDecoration<Key>? {
    // NB: unchecked, as only the decoration of a trait has the trait's key.
    traitKey == ObjectIdentifier(key) ? unsafeDowncast(self, to: TraitDecoration<Key>.self) : nil
  }
}
