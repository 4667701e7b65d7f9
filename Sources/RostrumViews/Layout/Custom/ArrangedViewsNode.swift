import Foundation

/// The node of views with a layout that may change.
///
/// A built-in layout is the content of the element, and the host performs it.
final class ArrangedViewsNode<Content: View>:
  ElementNode<ArrangedViews<Content>, Content>, GeometryReading
{
  private lazy var arranger = Arranger(of: self, handle)
  private var columns = 1
  private var layout: AnyLayout?
  /// The estimated space; `nil` if the host performs the layout.
  private var space: CGSize?

  override func update() {
    if let layout, !layout.isEqual(to: view.layout) { arranger.invalidate() }
    layout = view.layout
    reading { space = environment.layoutSpace }
    describe()
    if content != nil { graph.arrangeLater(self) }
    show(view.content)
  }

  private func describe() {
    let draft = reading {
      handle.draft { element in
        guard let builtIn = view.layout.builtIn else {
          return arranger.describe(&element, view.layout)
        }
        element.content = builtIn.content(columns: columns)
        for style in builtIn.styles { element.style(style) }
        if view.isChangeable { arranger.measure(&element) }
      }
    }
    handle.take(draft)
  }

  override func contentChanged() {
    arranger.invalidate()
    super.contentChanged()
  }

  override func arrange() {
    let children = childHandles
    if view.layout.builtIn == nil {
      arranger.arrange(view.layout, children, in: space) { [weak self] in self?.describe() }
    } else {
      if view.isChangeable {
        arranger.box(children)
      } else {
        graph.tree.setChildren(of: handle.core, to: children.map(\.outer))
      }
      columns = children.alignCells()
    }
    describe()
    context.place.onElementChange?()
  }

  var usesCurrentSize: Bool { view.layout.builtIn != nil || arranger.isCurrent }

  func geometryChanged() {
    graph.mark(self)
  }

  override func willRemove() {
    arranger.remove()
    super.willRemove()
  }
}
