import Foundation

/// The node of views with a layout.
///
/// A built-in layout is the content of the element, and the host performs it. For an app's layout,
/// each view has a box, and the node computes the places of the boxes from what the host has measured,
/// unless the host performs such layouts, too.
final class ArrangedViewsNode<Content: View>:
  ElementNode<ArrangedViews<Content>, Content>, GeometryReading
{
  private lazy var link = GeometryLink(graph)
  private lazy var subviews = GeometryLink(graph)
  private lazy var reads = GeometryReads(of: self, link)
  private lazy var measured = MeasuredLayout(of: self, handle)
  private var wrappers = ChildWrappers()
  private var columns = 1
  private var layout: AnyLayout?
  private var rules: (any ArrangementRules)?
  private var arrangement: Arrangement?
  /// The estimated space; `nil` if the host performs the layout.
  private var space: CGSize?
  /// Whether the node computes places.
  private var isMeasuring = false

  override func update() {
    if let layout, !layout.isEqual(to: view.layout) { rules = nil }
    layout = view.layout
    reading { space = environment.hostPerformsLayouts ? nil : environment.estimatedSpace }
    describe()
    var context = context.content(of: self)
    context.decoration = GeometryDecoration(subviews, outer: nil)
    if content != nil { graph.arrangeLater(self) }
    show(view.content, in: context)
  }

  private func describe() {
    let draft = reading {
      handle.draft { element in
        if let builtIn = view.layout.builtIn {
          element.content = builtIn.content(columns: columns)
          for style in builtIn.styles { element.style(style) }
        } else {
          element.content = .overlay(view.layout.variant)
          if let arrangement { element.style(.arrangement(arrangement)) }
        }
        if view.isChangeable { element.measure(link) }
      }
    }
    handle.take(draft)
  }

  override func contentChanged() {
    rules = nil
    super.contentChanged()
  }

  override func arrange() {
    let children = childHandles
    if view.layout.builtIn == nil {
      perform(on: children)
    } else {
      place(children, at: nil)
      let widths = children.map { ($0.owner as? any GridCells)?.columns ?? 1 }
      columns = max(1, widths.max() ?? 1)
    }
    describe()
    context.place.onElementChange?()
  }

  /// Performs an app's layout.
  private func perform(on children: [ElementHandle]) {
    let rules =
      self.rules
      ?? view.layout.rules(children.map { LayoutValues($0.traits(LayoutValueTrait.self)) })
    self.rules = rules
    isMeasuring = space != nil
    guard let space else {
      arrangement = Arrangement(rules)
      return place(children, at: nil)
    }
    _ = reads
    link.require([])
    subviews.require(.ideal)
    let result = measured.perform(rules, on: children, view.layout.axis, in: space)
    arrangement = Arrangement(rules, result.sizing)
    place(children, at: result.frames)
  }

  /// Gives each child a box.
  ///
  /// Children keep their boxes when the layout changes, because an element keeps its parent. Rows of a
  /// grid have no box.
  private func place(_ children: [ElementHandle], at frames: [PlacedFrame]?) {
    var next = frames?.makeIterator()
    let elements = wrappers.wrap(children, for: self) { child in
      let frame = next?.next()
      if !view.isChangeable || child.owner is any GridCells { return nil }
      return ElementWrapper(.group) { element in
        if let frame { element.style(.placed(frame)) }
      }
    }
    graph.tree.setChildren(of: handle.core, to: elements)
  }

  var usesCurrentSize: Bool { !isMeasuring || measured.isCurrent }

  func geometryChanged() {
    graph.mark(self)
  }

  override func willRemove() {
    if isMeasuring { reads.end() }
    wrappers.remove()
    super.willRemove()
  }
}

extension AnyLayout {
  /// The variant of an element with an app's layout.
  fileprivate var variant: OverlayVariant {
    switch axis {
    case .horizontal: .arrangedRow
    case .vertical: .arrangedColumn
    case nil: .arranged
    }
  }
}

extension EnvironmentValues {
  /// The estimated space for a view that hasn't been measured.
  fileprivate var estimatedSpace: CGSize { readerSize ?? nominalSize }
}
