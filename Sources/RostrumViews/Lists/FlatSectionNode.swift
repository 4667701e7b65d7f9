/// The node of a section in a picker, whose rows are options like those around it, below its header.
final class FlatSectionNode<Parent: View, Content: View, Footer: View>:
  ViewNode<Section<Parent, Content, Footer>>
{
  private var content: ViewNode<SectionContent<Parent, Content, Footer>>?

  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    if context.values.hasFlatSections { return FlatSectionNode(view, context) }
    return makeContainer(view, context)
  }
}

extension EnvironmentValues {
  /// Whether sections have no element of their own.
  var hasFlatSections: Bool {
    get { self[FlatSectionsKey.self] }
    set { self[FlatSectionsKey.self] = newValue }
  }
}

private struct FlatSectionsKey: EnvironmentKey {
  static let defaultValue = false
}
