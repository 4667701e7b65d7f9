/// The node above all others.
///
/// Its elements are those of the content and, after it, the presentations in the order in which
/// they came up.
final class RootNode: Node {
  private var content: Node?

  func mount<Content: View>(_ view: Content) {
    content = context.child(of: self).make(view)
    graph.arrangeLater(self)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func contentChanged() {
    graph.arrangeLater(self)
  }

  override func arrange() {
    var outlets: [Outlet] = []
    content?.collectOutlets(&outlets)
    outlets += graph.presentationStack.map(\.outlet)
    graph.tree.setChildren(of: graph.tree.root, to: outlets.map(\.outer))
  }
}

/// Evaluates an app's scene as a view, so that what the scene reads marks the graph.
///
/// The app's dynamic properties count as the view's.
struct AppView<Program: App>: View {
  let app: Program

  var body: Program.Body._Content { app.body._content }
}
