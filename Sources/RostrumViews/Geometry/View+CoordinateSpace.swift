extension View {
  /// Names the coordinate space of the view for the views in it.
  ///
  /// ```swift
  /// Board()
  ///   .coordinateSpace(.named("board"))
  /// ```
  ///
  /// - Parameter name: The name, such as `.named("board")`.
  /// - Returns: The view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(names: [name.name]))
  }

  /// Names the coordinate space of the view for the views in it.
  ///
  /// - Parameter name: The name.
  /// - Returns: The view.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(names: [AnyHashable(name)]))
  }
}

/// Names the coordinate space of a view.
package struct CoordinateSpaceModifier: ViewModifier {
  package typealias Body = Never

  let names: [AnyHashable]

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    CoordinateSpaceNode(view, context)
  }
}

private final class CoordinateSpaceNode<V: View>: ModifierNode<V, CoordinateSpaceModifier> {
  private lazy var link = GeometryLink(graph)
  private lazy var decoration = GeometryDecoration(link, outer: context.decoration)
  private lazy var scope = EnvironmentScope(around: self)
  private var names: [AnyHashable] = []
  private var outer: CoordinateSpaces?

  override func update() {
    let outer = reading { environment.coordinateSpaces }
    if names != view.modifier.names || outer !== self.outer {
      names = view.modifier.names
      self.outer = outer
      let spaces = names.reduce(outer) { CoordinateSpaces($1, link, in: $0) }
      scope.modify { $0.coordinateSpaces = spaces }
    }
    var context = context.child(of: self)
    context.decoration = decoration
    context.environment = scope
    context.reconcile(&content, with: view.content)
  }
}
