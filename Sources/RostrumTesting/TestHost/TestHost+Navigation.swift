import RostrumRuntime
import RostrumScenes

extension TestHost {
  /// The current presentations as values.
  public var presentations: [PresentationNode] {
    bringUpToDate()
    return graph.presentations
  }

  /// The titles of the screens on the visible navigation stack, starting with the root.
  public var path: [String] { visibleStack?.screens.map(\.heading) ?? [] }

  /// The title of the visible screen or of the topmost presentation.
  public var title: String {
    bringUpToDate()
    let front = graph.root.topPresentation
    if let top = visibleStack?.screens.last { return top.heading }
    return front?.heading ?? graph.root.heading
  }

  /// Pops the visible screen, as the back button does.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func back(at location: CallSite = #callSite) async {
    guard let stack = visibleStack, stack.screens.count > 1 else {
      location.report(HostRefusal.noScreenBehind.message(doing: "go back", in: self))
      return
    }
    guard stack.screens.last?.content.screen.contains(.backHidden) != true else {
      location.report(HostRefusal.dismissDisabled.message(doing: "go back", in: self))
      return
    }
    await perform(
      UserEvent(stack.id, .back(depth: stack.screens.count - 2)), what: "go back", at: location)
  }

  /// Dismisses the topmost presentation, as Escape, a click outside or a swipe does.
  ///
  /// - Parameter location: The call site at which issues are reported.
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

  /// The innermost visible navigation stack.
  private var visibleStack: Element? {
    bringUpToDate()
    var stack: Element?
    graph.root.visit(visibleOnly: true) { if $0.role == .navigationStack { stack = $0 } }
    return stack
  }
}
