/// Shows one of several views, and covers the others.
final class ViewThatFitsNode<Content: View>: ElementNode<ViewThatFits<Content>, Content> {
  private lazy var region = Place(in: context.place)
  private var candidates: [(place: Place, children: [ElementHandle])] = []
  /// The index of the view that fits according to the host.
  private var index = 0

  override func update() {
    if content != nil { showFitting() }
    var context = context.content(of: self)
    context.place = region
    context.splitsPlace = true
    show(view.content, in: context)
  }

  override func arrange() {
    candidates = Place.branches(of: childHandles)
    showFitting()
  }

  /// Shows the view that fits, or the last one if there are fewer views now.
  private func showFitting() {
    let shown = min(index, candidates.count - 1)
    for (index, candidate) in candidates.enumerated() where index != shown {
      candidate.place.setCovered(true)
    }
    if shown >= 0 { candidates[shown].place.uncover(upTo: region) }
    graph.tree.setChildren(
      of: handle.core, to: shown < 0 ? [] : candidates[shown].children.map(\.outer))
    let last = max(0, candidates.count - 1)
    let draft = handle.draft { element in
      element.content = .fitting(shown: max(0, shown), last: last, view.axes.only)
      // A host measures the room within the box.
      element.keepApart()
      element.onReport(.setNumber, refusing: ElementDraft.refusal(outside: 0...Double(last))) {
        [weak self] in
        guard let self, case .setNumber(let number) = $0.action else { return }
        index = Int(nearest: number)
        graph.mark(self)
      }
    }
    handle.take(draft)
  }
}

extension Axis.Set {
  /// The axis, if there is only one.
  fileprivate var only: Axis? {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    default: nil
    }
  }
}
