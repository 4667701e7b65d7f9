/// Views with a layout, which may change.
struct ArrangedViews<Content: View>: View {
  typealias Body = Never

  let layout: AnyLayout
  /// Whether the layout may become an app's, whose views need boxes.
  let isChangeable: Bool
  let content: Content

  static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    let content = view.layout.builtIn?.content(columns: 1)
    return ArrangedViewsNode(view, context, content?.role ?? .overlay)
  }
}

extension EnvironmentValues {
  /// Whether the host performs apps' layouts by itself, because it can ask any view for its size.
  package var hostPerformsLayouts: Bool {
    get { self[HostPerformsLayoutsKey.self] }
    set { self[HostPerformsLayoutsKey.self] = newValue }
  }
}

private struct HostPerformsLayoutsKey: EnvironmentKey {
  static let defaultValue = false
}
