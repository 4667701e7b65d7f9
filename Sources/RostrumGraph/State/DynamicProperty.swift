/// A property of a view that depends on something outside the view's value.
///
/// `@State`, `@Binding`, `@Environment` and `@FocusState` are dynamic properties, and so are
/// structures made of them.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before the view's body is evaluated, after nested properties have their values.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property with storage in the node of its view.
@MainActor
package protocol NodeProperty: DynamicProperty {
  /// Connects the property to its storage in the node, which is created the first time.
  mutating func attach(_ storage: inout AnyObject?, to node: Node)

  /// Whether the launch keeps the value of the property, or lists it as lost.
  static var isKept: Bool { get }
}

extension NodeProperty {
  package static var isKept: Bool { false }
}

/// The storage of a dynamic property in a node, which releases it when the node is removed.
@MainActor
package protocol NodeStorage: AnyObject {
  /// Whether the storage holds a value that a new node wouldn't have.
  var holdsState: Bool { get }
  /// Called when the node was removed.
  func detach()
}

extension NodeStorage {
  package var holdsState: Bool { false }
}
