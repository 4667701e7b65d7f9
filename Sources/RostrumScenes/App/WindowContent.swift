import Foundation

/// The content of a window, while the page shows that window.
public struct WindowContent<Content: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  let kind: WindowKind
  let title: Text?
  let content: @MainActor (WindowValue) -> Content

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    WindowNode(view, context)
  }
}

/// A window of an app.
@MainActor
protocol WindowPart: AddressPart {
  var kind: WindowKind { get }
  var title: String? { get }
  /// The size of a new window, in points; `nil` for that of the browser.
  var size: CGSize? { get }
  /// The rank among the windows of the app, which opens the one with the lowest rank at launch.
  var launchRank: Int { get }
  /// Visits the content, if the page shows the window.
  func visitContent(_ visit: (Node) -> Void)
}

final class WindowNode<Content: View>: WrapperNode<WindowContent<Content>, Content?>, WindowPart,
  Dismissing
{
  var kind: WindowKind { view.kind }
  var title: String? { view.title?.resolved(in: environment.textContext) }
  var size: CGSize? { environment.defaultWindowSize }
  var launchRank: Int { kind.isSettings ? 3 : environment.sceneLaunchBehavior.rank }
  private lazy var scope = EnvironmentScope(around: self)

  override func update() {
    let windows = graph.service(Windows.self)
    windows.add(self)
    environment.windowTarget?.part = self
    let components = windows.components(of: self)
    let shown = components.map { components in
      let value = WindowValue(components: components) { [weak windows] in windows?.set($0) }
      return reading { view.content(value) }
    }
    var context = context.child(of: self)
    if !windows.isMain(self) {
      scope.modify { $0.dismiss = DismissAction(target: self) }
      context.environment = scope
    }
    context.reconcile(&content, with: shown)
  }

  func dismiss() {
    graph.service(Windows.self).dismiss()
  }

  func visitContent(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  func collectAddress(_ collector: AddressCollector) {
    graph.service(Windows.self).collectAddress(collector, from: self)
  }

  override func willRemove() {
    graph.service(Windows.self).remove(self)
  }
}
