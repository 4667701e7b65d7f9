import RostrumElements

/// A scroll view that also draws what is outside of its bounds, within a margin.
///
/// CSS clips the content of a box that scrolls at the edges of the box. So the box is larger than the scroll view,
/// whose place and size are those of the box around it, and lets the pointer through to the views that it covers.
/// A scroll view that the page scrolls clips nothing.
struct UnclippedScrollAtom: StyleAtom {
  enum Name: String, CaseIterable { case unclipped }
  var name = Name.unclipped
  /// The margins of the content.
  var operand: AtomEdges

  static let isRefinement = true

  var declarations: String {
    let margin = Int(ElementGeometry.unclippedMargin)
    let inner = operand.enlarged(by: Double(margin))
    return "&:not(\(Self.page)>*){margin:-\(margin)px;\(inner.declarations(of: "padding"));"
      + "\(inner.declarations(of: "scroll-padding"));max-inline-size:none;"
      + "scrollbar-width:none;pointer-events:none;&>*{pointer-events:auto}"
      + "&.r-fill-y{min-block-size:calc(100% + \(2 * margin)px)}}"
      + "\(Self.page)>&{overflow:visible;max-inline-size:none;block-size:auto;\(pagePadding)}"
      + ":is(.r-scene,.r-screen):has(&){overflow-x:clip}"
  }

  /// The box around a scroll view that the page scrolls.
  private static let page = ".r-screen>.r-box"

  private var pagePadding: String {
    operand.isZero ? "padding-inline:var(--r-gutter)" : operand.declarations(of: "padding")
  }

  var atom: Atom { .unclippedScroll(self) }
}
