/// An element as a host reads it: of a live tree, or of a snapshot.
public protocol ReadableElement: Identifiable where ID == ElementID {
  /// What the element is.
  var role: ElementRole { get }
  /// What is known about the element.
  var state: ElementState { get }
  /// The elements within, in order.
  var children: [Self] { get }
}

extension ElementSnapshot: ReadableElement {}

extension ReadableElement {
  /// The chosen option or tab.
  public var selection: ElementID? { state.content.selection }

  /// Whether a child is not behind one of its siblings.
  ///
  /// The screens below the last one of a stack, and what a modal presentation covers, are behind.
  /// O(n) in the siblings.
  public func shows(_ child: Self) -> Bool {
    if role == .scene { return !isCovered(child) }
    if role == .navigationStack { return child.role != .screen || screens.last?.id == child.id }
    return true
  }

  /// Whether what is within a child is visible: of tabs, only what is within the chosen one is.
  public func showsContent(of child: Self) -> Bool {
    role != .tabView || child.role != .tab || child.id == selection
  }

  /// The screens of a navigation stack, the root first.
  public var screens: [Self] { children.filter { $0.role == .screen } }

  /// Calls back with each visible element within, outside in; O(n).
  public func visitVisible(_ body: (Self) -> Void) {
    for child in children where !child.state.isHidden && shows(child) {
      body(child)
      if showsContent(of: child) { child.visitVisible(body) }
    }
  }

  /// Whether a presentation of the scene keeps a user from another part of it.
  private func isCovered(_ part: Self) -> Bool {
    for presentation in children.reversed() where presentation.role.isPresentation {
      if presentation.id == part.id { return false }
      if !presentation.state.content.allowsBackgroundInteraction { return true }
    }
    return false
  }
}
