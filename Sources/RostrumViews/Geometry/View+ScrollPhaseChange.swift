/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext: Equatable, Sendable {
  /// The geometry that the host has reported last.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points per second; `nil` if it doesn't.
  public let velocity: CGVector?
}

extension View {
  /// Adds an action to perform when the phase of a scroll view changes.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .onScrollPhaseChange { _, phase in showsBar = !phase.isScrolling }
  /// ```
  ///
  /// The scroll view is the first one in the view. The phases are those that a browser tells apart: see
  /// ``ScrollPhase``.
  ///
  /// - Parameter action: Receives the old and the new phase.
  /// - Returns: The view.
  @preconcurrency
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Adds an action to perform when the phase of a scroll view changes.
  ///
  /// - Parameter action: Receives the old and the new phase, and what is known of the scroll view.
  /// - Returns: The view.
  @preconcurrency
  public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseChange(action: action))
  }
}

package struct ScrollPhaseChange: ViewModifier {
  package typealias Body = Never

  let action: @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ScrollPhaseChangeNode(view, context)
  }
}

private final class ScrollPhaseChangeNode<V: View>: ModifierNode<V, ScrollPhaseChange>,
  GeometryReading
{
  private lazy var scope = EnvironmentScope(around: self)
  private lazy var target = ScrollTarget(in: reading { environment.scrollTarget }) {
    [weak self] in self?.change($0)
  }
  // Hosts report geometry while something reads it.
  private lazy var reads = GeometryReads(of: self, GeometryLink(graph))
  private var phase = ScrollPhase.idle

  override func update() {
    _ = reads
    scope.modify { $0.scrollTarget = target }
    var context = context.child(of: self)
    context.environment = scope
    context.reconcile(&content, with: view.content)
  }

  private func change(_ change: UserEvent.ScrollChange) {
    let old = phase
    if change.phase == old { return }
    phase = change.phase
    let geometry = target.link?.geometry.flatMap { ScrollGeometry($0) }
    view.modifier.action(
      old, phase,
      ScrollPhaseChangeContext(
        geometry: geometry ?? ScrollGeometry(),
        velocity: change.velocity == .zero ? nil : change.velocity))
  }

  var usesCurrentSize: Bool { true }

  func geometryChanged() {}

  override func willRemove() {
    reads.end()
  }
}
