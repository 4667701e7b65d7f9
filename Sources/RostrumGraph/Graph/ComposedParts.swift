/// The views of a value that has a body but isn't a view, such as custom toolbar content.
///
/// The wrapper is a view so that the value's properties, such as an `@Environment`, have a node.
public struct _ComposedParts<Source, Parts: View> {
  var source: Source
  let parts: @MainActor (Source) -> Parts

  package init(source: Source, parts: @escaping @MainActor (Source) -> Parts) {
    self.source = source
    self.parts = parts
  }
}

extension _ComposedParts: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    ComposedPartsNode(view, context)
  }
}

final class ComposedPartsNode<Source, Parts: View>: WrapperNode<
  _ComposedParts<Source, Parts>, Parts
>
{
  private var properties: [AnyObject?] = []

  override func update() {
    let layout = ValueLayout.of(Source.self)
    let parts: Parts? = reading {
      layout.attach(&view.source, storage: &properties, node: self)
      return canEvaluateBody(of: view.source, layout) ? view.parts(view.source) : nil
    }
    context.child(of: self).reconcile(&content, with: parts, of: self)
  }

  override var retention: NodeRetention { properties.retention }

  override func name(ofStorage storage: AnyObject) -> String? {
    ValueLayout.of(Source.self).name(of: storage, among: properties, of: Source.self)
  }

  override func willRemove() {
    ValueLayout.detach(&properties)
  }
}
