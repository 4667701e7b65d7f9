/// The node of a ``ScrollView``, which has a coordinate space of its own.
final class ScrollViewNode<Content: View>: ElementNode<ScrollView<Content>, Content> {
  private lazy var link = GeometryLink(graph, scrolls: true)
  private lazy var scope = EnvironmentScope(around: self)
  private var spaces: CoordinateSpaces?
  private var outer: CoordinateSpaces?
  private var axes: Axis.Set = []
  private var target: ScrollTarget?

  override func update() {
    let draft = reading {
      handle.draft {
        view.describe(&$0, in: environment)
        $0.measure(link, apart: false)
        follow(environment.scrollTarget, in: &$0)
        $0.setScrollClip(in: environment)
      }
    }
    handle.take(draft)
    updateSpaces()
    updateTarget()
    var context = context.content(of: self)
    context.environment = scope
    show(view.content, in: context)
  }

  /// Tells modifiers around the scroll view what it is doing, if they ask for it.
  private func follow(_ target: ScrollTarget?, in draft: inout ElementDraft) {
    guard let target, target.followsPhases else { return }
    draft.accept(.scrollPhases)
    draft.onReport(.scrollPhase) { [weak target, link] event in
      if case .scrollPhase(let change) = event.action { target?.change(change, of: link) }
    }
  }

  private func updateSpaces() {
    let outer = reading { environment.coordinateSpaces }
    if spaces != nil, outer === self.outer, axes == view.axes { return }
    self.outer = outer
    axes = view.axes
    var names: [ScrollSpace] = [.any]
    if axes.contains(.horizontal) { names.append(.along(.horizontal)) }
    if axes.contains(.vertical) || axes.isEmpty { names.append(.along(.vertical)) }
    let spaces = names.reduce(outer) { CoordinateSpaces($1, link, in: $0) }
    self.spaces = spaces
    scope.modify {
      $0.coordinateSpaces = spaces
      $0.scrollTarget = nil
    }
  }

  /// Connects the scroll view with modifiers around it that ask for its geometry.
  private func updateTarget() {
    let target = reading { environment.scrollTarget }
    if target === self.target { return }
    self.target?.disconnect(link)
    self.target = target
    target?.connect(link)
  }

  override func willRemove() {
    target?.disconnect(link)
    super.willRemove()
  }
}
