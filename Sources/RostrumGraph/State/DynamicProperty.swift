/// A property of a view that follows something outside of the view's value.
///
/// `@State`, `@Binding`, `@Environment` and `@FocusState` are dynamic properties, and so are
/// structures made of them.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Runs before the view's body, after the properties within have their values.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that keeps something in the node of its view.
@MainActor
package protocol NodeProperty: DynamicProperty {
  /// Connects the property to what the node keeps for it, and makes that the first time.
  mutating func attach(_ storage: inout AnyObject?, to node: Node)
}

/// What a node keeps for a dynamic property and lets go of when the node is removed.
@MainActor
package protocol NodeStorage: AnyObject {
  /// The node is gone.
  func detach()
}
