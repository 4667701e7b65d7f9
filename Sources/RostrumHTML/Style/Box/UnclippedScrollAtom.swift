import RostrumElements

/// A scroll view that also draws what is beside it, as far as its margin.
///
/// A box that scrolls clips its content. So the box extends beyond the one around it, which has the place and size
/// of the scroll view, and leaves the pointer to the views that it covers. A scroll view that the page scrolls
/// clips nothing.
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
