/// Shows one of several views, and covers the others.
final class ViewThatFitsNode<Content: View>: ViewNode<ViewThatFits<Content>>, OutletOwner,
  Arranging
{
  private(set) lazy var outlet = Outlet(.fitting, owner: self)
  private lazy var region = Place(in: context.place)
  private var content: ViewNode<Content>?
  private var candidates: [(place: Place, children: [Outlet])] = []
  /// The view that the host says fits.
  private var index = 0
  var needsArrangement = false

  override func update() {
    let isFirst = content == nil
    if !isFirst { show() }
    var context = context.content(of: self)
    context.place = region
    context.splitsPlace = true
    context.reconcile(&content, with: view.content)
    if isFirst { graph.arrangeLater(self) }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {
    outlets.append(outlet)
  }

  override func contentChanged() {
    graph.arrangeLater(self)
  }

  override func willRemove() {
    outlet.remove()
  }

  func arrange() {
    var children: [Outlet] = []
    content?.collectOutlets(&children)
    candidates = Place.branches(of: children)
    show()
  }

  /// Shows the view that fits, or the last one where there are fewer by now.
  private func show() {
    let shown = min(index, candidates.count - 1)
    for (index, candidate) in candidates.enumerated() where index != shown {
      candidate.place.setCovered(true)
    }
    if shown >= 0 { candidates[shown].place.uncover(upTo: region) }
    graph.tree.setChildren(
      of: outlet.core, to: shown < 0 ? [] : candidates[shown].children.map(\.outer))
    var draft = ElementDraft()
    let last = max(0, candidates.count - 1)
    draft.content = .fitting(shown: max(0, shown), last: last, view.axes.only)
    draft.onNumber(in: 0...Double(last)) { [weak self] number in
      guard let self else { return }
      index = Int(nearest: number)
      graph.mark(self)
    }
    outlet.take(draft)
  }
}

extension Axis.Set {
  /// The direction, if it is one alone.
  fileprivate var only: Axis? {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    default: nil
    }
  }
}
