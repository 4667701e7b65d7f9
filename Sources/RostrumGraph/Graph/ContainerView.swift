/// A primitive view with one element around the elements of its content.
package protocol ContainerView: View where Body == Never {
  /// The type of the content.
  associatedtype Content: View

  /// The role of the element.
  static var role: ElementRole { get }

  /// The content.
  var content: Content { get }

  /// Describes the element and its handlers.
  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues)

  /// Returns the element to wrap around a child, or `nil` to leave the child unwrapped.
  ///
  /// Called when children are inserted, removed or change their traits. Observable state that it
  /// reads isn't tracked.
  func wrapper(for child: ElementHandle, in environment: EnvironmentValues) -> ElementWrapper?

  /// Returns the region of rows that are created when they come near the screen.
  ///
  /// - Parameters:
  ///   - enclosing: The region that the view itself is in.
  ///   - graph: The graph of the view.
  /// - Returns: `nil` if all rows are created at once.
  func rowRegion(in enclosing: RowRegion?, _ graph: ViewGraph) -> RowRegion?

  /// Whether the wrapper of a child depends on the view's own value as well as on the child and the
  /// environment, so that a new value of the view may change it.
  var wrapsByValue: Bool { get }

  /// Whether the children have the values that modifiers leave on the view, if the key says so.
  static var sharesTraits: Bool { get }

  /// The indices of the children in the order in which they are shown; those beyond its length keep
  /// their place. `nil` if all children are shown in their own order.
  var childOrder: [Int]? { get }
}

/// An element that a container wraps around a child.
package struct ElementWrapper {
  /// The role of the element.
  package let role: ElementRole
  /// The description of the element and its handlers.
  package var draft: ElementDraft
  /// Elements next to the child.
  package var extras: [ElementHandle] = []

  /// Creates a wrapper.
  @MainActor
  package init(_ role: ElementRole, _ describe: (inout ElementDraft) -> Void = { _ in }) {
    self.role = role
    draft = ElementDraft(ElementContent(role))
    describe(&draft)
  }
}

extension ContainerView {
  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    makeContainer(view, context)
  }

  /// Creates the node of an element around the elements of the content.
  package static func makeContainer(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    ContainerNode(view, context, Self.role)
  }

  package func wrapper(
    for child: ElementHandle, in environment: EnvironmentValues
  ) -> ElementWrapper? {
    nil
  }

  package func rowRegion(in enclosing: RowRegion?, _ graph: ViewGraph) -> RowRegion? { nil }

  package var wrapsByValue: Bool { true }

  package static var sharesTraits: Bool { false }

  package var childOrder: [Int]? { nil }
}
