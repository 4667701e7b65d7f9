public import Foundation

extension View {
  /// Performs an action when the app is opened with a URL while the view is visible.
  ///
  /// ```swift
  /// ContentView().onOpenURL { url in path = route(for: url) }
  /// ```
  ///
  /// - Parameter action: Receives the URL.
  /// - Returns: The view.
  @preconcurrency
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

package struct OpenURLModifier: ViewModifier {
  package typealias Body = Never

  let action: @MainActor (URL) -> Void
  /// Whether the action receives URLs.
  var isActive = true

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    OpenURLNode(view, context)
  }
}

private final class OpenURLNode<V: View>:
  ModifierNode<V, OpenURLModifier>, URLHandler
{
  var isVisible: Bool { isAlive && view.modifier.isActive && context.place.isVisible }

  override func update() {
    if content == nil { graph.service(URLHandlers.self).add(self) }
    context.child(of: self).reconcile(&content, with: view.content)
  }

  func receive(_ url: URL) {
    view.modifier.action(url)
  }

  override func willRemove() {
    graph.service(URLHandlers.self).remove(self)
  }
}
