/// The node above all others.
///
/// Its elements are those of the content and, after it, the presentations in the order in which
/// they came up.
final class RootNode: Node, Arranging {
  private var content: Node?
  var needsArrangement = false

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

  func arrange() {
    var outlets: [Outlet] = []
    content?.collectOutlets(&outlets)
    outlets += graph.presentationStack.map(\.outlet)
    graph.tree.setChildren(of: graph.tree.root, to: outlets.map(\.outer))
  }
}

/// Evaluates an app's scene as a view, so that what the scene reads marks the graph.
struct AppView<Program: App>: View {
  let program: AppProperties<Program>

  var body: Program.Body._Content { program.app.body._content }
}

/// Makes the app's properties those of the view.
struct AppProperties<Program: App>: DynamicProperty {
  let app: Program
}
