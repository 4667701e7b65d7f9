/// The node of a view that has a body.
///
/// If the body can't be evaluated, because an object that the view needs isn't in its environment
/// or because the view contains itself without end, the view shows nothing and an issue is
/// reported.
@MainActor
final class ComposedNode<V: View>: WrapperNode<V, V.Body> {
  @exclusivity(unchecked) private var properties: [AnyObject?] = []

  override var composedType: Any.Type? { V.self }

  override func update() {
    let layout = layout
    let body: V.Body? = reading {
      layout.attach(&view, storage: &properties, node: self)
      return canEvaluateBody(of: view, layout) ? view.body : nil
    }
    context.child(of: self).reconcile(&content, with: body, of: self)
  }

  override func addPlace(to hasher: inout PlaceHasher) {
    hasher.combine(slot: context.slot)
    hasher.combine(layout.placeNumber(of: V.self))
  }

  override var retention: NodeRetention { properties.retention }

  override func name(ofStorage storage: AnyObject) -> String? {
    layout.name(of: storage, among: properties, of: V.self)
  }

  override func willRemove() {
    ValueLayout.detach(&properties)
  }
}
