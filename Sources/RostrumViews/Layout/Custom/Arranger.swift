import Foundation

/// Performs a layout for a node, and places the boxes of the views.
///
/// Each view has two boxes: the outer one is at its place and as large as the proposal, and the inner
/// one, which the host measures, as large as the view.
@MainActor
final class Arranger {
  private unowned let node: any GeometryReading
  private let handle: ElementHandle
  private let link: GeometryLink
  private let subviews: GeometryLink
  private lazy var reads = GeometryReads(of: node, link)
  private lazy var measured = MeasuredLayout(of: node, handle)
  private var wrappers = ChildWrappers()
  private var rules: (any ArrangementRules)?
  private var frames: [PlacedFrame] = []
  private var sizing: Arrangement.Sizing?
  private var isMeasuring = false
  private var isScheduled = false

  init(of node: any GeometryReading, _ handle: ElementHandle) {
    self.node = node
    self.handle = handle
    link = GeometryLink(node.graph)
    subviews = GeometryLink(node.graph)
  }

  /// Discards the rules, because the layout or its views have changed.
  func invalidate() { rules = nil }

  /// Describes the element of a layout that hosts don't perform.
  func describe(_ element: inout ElementDraft, _ layout: AnyLayout) {
    element.content = .overlay(layout.variant)
    if let rules { element.style(.arrangement(Arrangement(rules, sizing))) }
    measure(&element)
  }

  /// Makes the box of the element measurable, so that padding and frames are outside of it.
  func measure(_ element: inout ElementDraft) { element.measure(link) }

  /// Gives the views their boxes, and performs the layout once the update has arranged all views.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - children: The views.
  ///   - space: The estimated space; `nil` if the host performs the layout.
  ///   - describe: Describes the element again.
  func arrange(
    _ layout: AnyLayout, _ children: [ElementHandle], in space: CGSize?,
    _ describe: @escaping @MainActor () -> Void
  ) {
    rules =
      rules ?? layout.rules(children.map { LayoutValues($0.traits(LayoutValueTrait.self)) })
    place(children)
    isMeasuring = space != nil
    guard let space, !isScheduled else { return }
    _ = reads
    link.require([])
    subviews.require(.ideal)
    isScheduled = true
    node.graph.afterUpdate { [weak self] in
      guard let self, node.isAlive else { return }
      isScheduled = false
      perform(layout, children, in: space)
      describe()
    }
  }

  private func perform(_ layout: AnyLayout, _ children: [ElementHandle], in space: CGSize) {
    guard let rules else { return }
    let result = node.reading {
      measured.perform(rules, on: children, layout.axis, in: space) {
        wrappers.handle(around: $0)?.core.id
      }
    }
    sizing = result.sizing
    frames = result.frames
    place(children)
  }

  /// Gives the views boxes without a place, for a layout that hosts perform.
  ///
  /// Views keep their boxes when the layout changes, because an element keeps its parent. Rows of a grid
  /// have no box.
  func box(_ children: [ElementHandle]) {
    frames = []
    place(children)
  }

  private func place(_ children: [ElementHandle]) {
    var next = frames.count == children.count ? frames.makeIterator() : [].makeIterator()
    let elements = wrappers.wrap(children, for: node) { child in
      let frame = next.next()
      if child.owner is any GridCells { return nil }
      return ElementWrapper(.group) { element in
        element.measure(subviews)
        element.layers.append([])
        if let frame { element.style(.placed(frame)) }
      }
    }
    node.graph.tree.setChildren(of: handle.core, to: elements)
  }

  /// Whether the layout was performed with what the host has last measured.
  var isCurrent: Bool { !isMeasuring || measured.isCurrent }

  /// Removes the boxes of the views.
  func remove() {
    if isMeasuring { reads.end() }
    wrappers.remove()
  }
}

extension AnyLayout {
  /// The variant of an element with the layout.
  fileprivate var variant: OverlayVariant {
    switch axis {
    case .horizontal: .arrangedRow
    case .vertical: .arrangedColumn
    case nil: .arranged
    }
  }
}

extension EnvironmentValues {
  /// The estimated space for a layout that hasn't been measured; `nil` if the host performs layouts.
  var layoutSpace: CGSize? { hostPerformsLayouts ? nil : readerSize ?? nominalSize }
}
