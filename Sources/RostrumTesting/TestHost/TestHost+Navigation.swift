import RostrumRuntime
import RostrumViews

extension TestHost {
  /// What is presented, as a value.
  public var presentations: [PresentationNode] {
    bringUpToDate()
    return graph.presentations
  }

  /// The titles of the screens on the visible navigation stack, the root first.
  public var path: [String] { visibleStack?.screens.map(\.heading) ?? [] }

  /// The title of what is in front: the presentation, or the screen.
  public var title: String {
    bringUpToDate()
    let front = graph.root.topPresentation
    if let top = visibleStack?.screens.last { return top.heading }
    return front?.heading ?? graph.root.heading
  }

  /// Goes back one screen, as the back button does.
  ///
  /// - Parameter location: The call site, which issues name.
  public func back(at location: CallSite = #callSite) async {
    guard let stack = visibleStack, stack.screens.count > 1 else {
      location.report(HostRefusal.noScreenBehind.message(doing: "go back", in: self))
      return
    }
    guard stack.screens.last?[.backHidden] != .flag(true) else {
      location.report(HostRefusal.dismissDisabled.message(doing: "go back", in: self))
      return
    }
    await perform(
      UserEvent(stack.id, .back(depth: stack.screens.count - 2)), what: "go back", at: location)
  }

  /// Dismisses what is in front, as Escape, a tap beside it or a swipe does.
  ///
  /// - Parameter location: The call site, which issues name.
  public func dismiss(at location: CallSite = #callSite) async {
    bringUpToDate(at: location)
    guard let front = graph.root.topPresentation else {
      location.report(HostRefusal.noPresentation.message(doing: "dismiss", in: self))
      return
    }
    await perform(
      UserEvent(front.id, .dismiss), what: "dismiss \(front.role) “\(front.heading)”",
      at: location)
  }

  /// The innermost navigation stack that a user sees.
  private var visibleStack: Element? {
    bringUpToDate()
    var stack: Element?
    graph.root.visit(visibleOnly: true) { if $0.role == .navigationStack { stack = $0 } }
    return stack
  }
}
