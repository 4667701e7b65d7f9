import Observation

/// The parts of the window that its user can show and hide by commands.
@Observable
final class WindowParts: GraphService {
  /// A kind of part.
  enum Kind { case sidebar, inspector }

  /// A part that is visible, or would be.
  struct Part {
    let kind: Kind
    /// What has the part.
    fileprivate let owner: ObjectIdentifier
    /// Whether the part is shown.
    fileprivate(set) var isShown: Bool
    /// Shows or hides the part.
    fileprivate(set) var show: @MainActor (Bool) -> Void
  }

  private var parts: [Part] = []
  /// Whether the user has hidden the bars at the top of the window’s screens.
  private(set) var isToolbarHidden = false

  /// The part of a kind that a command shows and hides: the first one; `nil` if there is none.
  func first(_ kind: Kind) -> Part? { parts.first { $0.kind == kind } }

  /// Adds or changes the part of an owner.
  func report(
    _ kind: Kind, isShown: Bool, of owner: AnyObject, show: @escaping @MainActor (Bool) -> Void
  ) {
    let owner = ObjectIdentifier(owner)
    guard let index = parts.firstIndex(where: { $0.owner == owner }) else {
      parts.append(Part(kind: kind, owner: owner, isShown: isShown, show: show))
      return
    }
    // NB: A change would draw the commands again.
    if parts[index].isShown != isShown { parts[index].isShown = isShown }
  }

  /// Removes the part of an owner, if it has one.
  func remove(_ owner: ObjectIdentifier) {
    if parts.contains(where: { $0.owner == owner }) { parts.removeAll { $0.owner == owner } }
  }

  /// Shows or hides the bars at the top of the window’s screens, except for those in presentations.
  func hideToolbar(_ isHidden: Bool) {
    if isToolbarHidden == isHidden { return }
    isToolbarHidden = isHidden
    for stack in graph.service(NavigationStacks.self).controllers {
      for screen in stack.screens { screen.contentChanged() }
    }
  }
}

/// Offers a part of the window to its commands while a view is visible.
struct WindowPartModifier: LifecycleModifier {
  let kind: WindowParts.Kind
  let isShown: Binding<Bool>

  /// What has the part while the view is visible.
  final class Owner {
    var isShown: Binding<Bool>
    init(_ isShown: Binding<Bool>) { self.isShown = isShown }
  }

  var memory: Owner { Owner(isShown) }

  func appear(_ owner: inout Owner, in graph: ViewGraph) {
    owner.isShown = isShown
    graph.service(WindowParts.self).report(kind, isShown: isShown.wrappedValue, of: owner) {
      [weak owner] in owner?.isShown.wrappedValue = $0
    }
  }

  func update(_ owner: inout Owner, from old: Self, in graph: ViewGraph) {
    appear(&owner, in: graph)
  }

  func disappear(_ owner: inout Owner, in graph: ViewGraph) {
    graph.service(WindowParts.self).remove(ObjectIdentifier(owner))
  }
}

extension EnvironmentValues {
  /// The parts of the window that its user can show and hide; `nil` outside of a window.
  var windowParts: WindowParts? { service(WindowParts.self) }
}
