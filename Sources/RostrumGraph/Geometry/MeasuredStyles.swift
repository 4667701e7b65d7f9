/// The decoration of a modifier whose styles depend on geometry.
///
/// The styles have a box of their own, within the box that is measured, so the measurement is
/// independent of transforms.
package final class MeasuredStyles: Decoration {
  /// The styles, innermost first.
  package var styles: [StyleProperty] = []
  private let link: GeometryLink

  package init(_ link: GeometryLink, outer: Decoration?) {
    self.link = link
    super.init(outer: outer)
  }

  override func modify(_ element: inout ElementDraft) {
    element.layers.append([])
    for style in styles { element.style(style) }
    element.measure(link)
  }
}
