/// An element as hosts read it, in a live tree or in a snapshot.
public protocol ReadableElement: Identifiable where ID == ElementID {
  /// The role of the element.
  var role: ElementRole { get }
  /// The properties of the element.
  var state: ElementState { get }
  /// The children of the element, in order.
  var children: [Self] { get }
}

extension ElementSnapshot: ReadableElement {}

extension ReadableElement {
  /// The selected option or tab.
  public var selection: ElementID? { state.content.selection }

  /// Whether a child isn't behind a sibling.
  ///
  /// All screens of a stack but the last, and the content that a modal presentation covers, are
  /// behind. O(n) in the number of siblings.
  public func shows(_ child: Self) -> Bool {
    if role == .scene { return !isCovered(child) }
    if role == .navigationStack { return child.role != .screen || screens.last?.id == child.id }
    return true
  }

  /// Whether a child's content is visible: only the selected tab shows its content.
  public func showsContent(of child: Self) -> Bool {
    role != .tabView || child.role != .tab || child.id == selection
  }

  /// The screens of a navigation stack, starting with the root.
  public var screens: [Self] { children.filter { $0.role == .screen } }

  /// Calls a closure with each visible descendant, parents before children; O(n).
  public func visitVisible(_ body: (Self) -> Void) {
    for child in children where !child.state.isHidden && shows(child) {
      body(child)
      if showsContent(of: child) { child.visitVisible(body) }
    }
  }

  /// Whether a presentation prevents a user from reaching another part of the scene.
  private func isCovered(_ part: Self) -> Bool {
    for presentation in children.reversed() where presentation.role.isPresentation {
      if presentation.id == part.id { return false }
      if !presentation.state.content.allowsBackgroundInteraction { return true }
    }
    return false
  }
}
