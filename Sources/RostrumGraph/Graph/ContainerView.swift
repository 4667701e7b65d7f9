/// A primitive view with one element around the elements of its content.
package protocol ContainerView: View where Body == Never {
  /// The type of what is within.
  associatedtype Content: View

  /// What the element is.
  static var role: ElementRole { get }

  /// What is within.
  var content: Content { get }

  /// Writes down the facts about the element and its handlers.
  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues)

  /// The element to put around a child, or `nil` to take the child as it is.
  ///
  /// It runs when children come, go or change their traits. What it reads from observable state
  /// is not tracked.
  func wrapper(for child: Outlet, in environment: EnvironmentValues) -> ElementWrapper?

  /// Whether the element around a child depends on more than the child and what it reads from the
  /// environment, so that another value of the view may put another one there.
  var wrapsByValue: Bool { get }
}

/// An element that a container puts around a child.
package struct ElementWrapper {
  /// What the element is.
  package let role: ElementRole
  /// The facts about the element and its handlers.
  package var draft: ElementDraft
  /// Elements beside the child.
  package var extras: [Outlet] = []

  /// Makes a wrapper of its parts.
  @MainActor
  package init(_ role: ElementRole, _ describe: (inout ElementDraft) -> Void = { _ in }) {
    self.role = role
    draft = ElementDraft(ElementContent(role))
    describe(&draft)
  }
}

extension ContainerView {
  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ContainerNode(view, context, Self.role)
  }

  package func wrapper(
    for child: Outlet, in environment: EnvironmentValues
  ) -> ElementWrapper? {
    nil
  }

  package var wrapsByValue: Bool { true }
}
