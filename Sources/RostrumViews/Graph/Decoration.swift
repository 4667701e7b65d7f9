/// What a modifier adds to each element of its content.
///
/// Decorations form a chain from the element outwards.
@MainActor
package class Decoration {
  let outer: Decoration?

  init(outer: Decoration?) {
    self.outer = outer
  }

  func modify(_ element: inout ElementDraft) {}
}

/// The decoration of an ``ElementModifier``.
final class ElementDecoration<Modifier: ElementModifier>: Decoration {
  var modifier: Modifier
  private let scope: EnvironmentScope

  init(_ modifier: Modifier, _ context: NodeContext) {
    self.modifier = modifier
    scope = context.environment
    super.init(outer: context.decoration)
  }

  override func modify(_ element: inout ElementDraft) {
    modifier.modify(&element, in: EnvironmentValues(reading: scope))
  }
}

/// The name and type of a value that a modifier leaves for the container around.
package protocol TraitKey {
  /// The type of the value.
  associatedtype Value
}

/// The decoration of a ``TraitModifier``.
final class TraitDecoration<Key: TraitKey>: Decoration {
  var value: Key.Value

  init(_ value: Key.Value, outer: Decoration?) {
    self.value = value
    super.init(outer: outer)
  }
}
