import Foundation

/// The space of a ``GeometryReader``: what the host has measured, corrected by what has changed since.
///
/// A measurement is out of date as soon as the space around a reader changes, as it does for a reader
/// in a reader when the outer one is measured for the first time. The next measurement tells the
/// truth, but without a correction each level of nested readers would need a round trip of its own.
/// The correction is the difference between what the enclosing reader and the modifiers in between
/// offer now and what they offered in the layout that was measured. Other views between the readers
/// may depend on the size of the outer one, too; two measurements tell how much that matters.
@MainActor
final class ReaderSpace {
  let link: GeometryLink
  private let reference: GraphReference
  /// The size for which the content is made.
  private(set) var size = CGSize.zero
  /// Whether exact frames determine the size, so that there is nothing to measure.
  private(set) var isExact = false
  private var certainAxes: Axis.Set = []
  private var styles: [StyleProperty] = []
  private var isMeasured = false
  /// The number of reports before the last update.
  private var reports = 0
  private var laidOut: Layout?
  /// How much larger the reader becomes, besides the difference in the offer, if the content around
  /// it is made for one point more.
  private var response = CGSize.zero

  /// The layout of a report.
  private struct Layout {
    /// The true size.
    var size: CGSize
    /// The size for which the content was made.
    var assumed: CGSize
    /// What was offered to the reader.
    var offer: CGSize
    /// The size for which the content of the enclosing reader was made.
    var outer: CGSize
    var isMeasured: Bool
  }

  init(of node: Node) {
    reference = node.graph.reference
    link = GeometryLink(node.graph)
  }

  private var measurements: Measurements { reference.living.service(Measurements.self) }

  /// The size in the layout of the last report; `nil` before the first one.
  private var laidOutSize: CGSize? {
    link.geometry?.size ?? (measurements.reports == reports ? laidOut?.size : size)
  }

  /// The size for which the content was made in the layout of the last report.
  private var assumedSize: CGSize {
    measurements.reports == reports ? laidOut?.assumed ?? size : size
  }

  /// Computes the size.
  ///
  /// - Parameters:
  ///   - styles: The styles around the reader, innermost first.
  ///   - outer: The enclosing reader, if there is one.
  ///   - nominal: The size of a window that hasn't been measured.
  func update(styles: [StyleProperty], in outer: ReaderSpace?, nominal: CGSize) {
    let window = measurements.window ?? nominal
    if measurements.reports != reports {
      note(outer?.laidOutSize ?? window, madeFor: outer?.assumedSize ?? .zero)
    }
    self.styles = styles
    let offer = SizeOffer(outer?.size ?? window).within(styles)
    size = offer.size
    isMeasured = link.geometry != nil
    if let measured = link.geometry?.size, let laidOut {
      let outer = outer?.size ?? laidOut.outer
      size.width += measured.width - laidOut.offer.width
      size.width += (outer.width - laidOut.outer.width) * response.width
      size.height += measured.height - laidOut.offer.height
      size.height += (outer.height - laidOut.outer.height) * response.height
    }
    certainAxes = offer.certainAxes
    if certainAxes.contains(.horizontal) { size.width = offer.size.width }
    if certainAxes.contains(.vertical) { size.height = offer.size.height }
    size = CGSize(width: max(0, size.width), height: max(0, size.height))
    isExact = certainAxes == [.horizontal, .vertical]
  }

  /// Notes the layout of the last report.
  ///
  /// - Parameters:
  ///   - outer: The size of the enclosing reader, or of the window.
  ///   - assumed: The size for which the content of the enclosing reader was made.
  private func note(_ outer: CGSize, madeFor assumed: CGSize) {
    let new = Layout(
      size: laidOutSize ?? size, assumed: assumedSize, offer: SizeOffer(outer).within(styles).size,
      outer: assumed, isMeasured: link.geometry != nil)
    if let old = laidOut, old.isMeasured {
      let size = new.size - old.size
      let offer = new.offer - old.offer
      let outer = new.outer - old.outer
      response.width =
        Self.response(to: outer.width, size.width - offer.width) ?? response.width
      response.height =
        Self.response(to: outer.height, size.height - offer.height) ?? response.height
    }
    laidOut = new
    reports = measurements.reports
  }

  private static func response(to change: Double, _ rest: Double) -> Double? {
    abs(change) < 1 ? nil : (rest / change).clamped(to: -1...1)
  }

  /// Whether the size needs no correction by the last measurement; differences of less than a pixel
  /// of any screen don't count.
  var isCurrent: Bool {
    guard !isExact, let measured = link.geometry?.size else { return true }
    return isMeasured
      && (certainAxes.contains(.horizontal) || abs(measured.width - size.width) < 0.1)
      && (certainAxes.contains(.vertical) || abs(measured.height - size.height) < 0.1)
  }
}

extension CGSize {
  fileprivate static func - (lhs: Self, rhs: Self) -> Self {
    CGSize(width: lhs.width - rhs.width, height: lhs.height - rhs.height)
  }
}

extension EnvironmentValues {
  /// The nearest enclosing reader; `nil` outside of readers.
  var readerSpace: ReaderSpace? {
    get { self[ReaderSpaceKey.self] }
    set { self[ReaderSpaceKey.self] = newValue }
  }
}

private struct ReaderSpaceKey: EnvironmentKey {
  static var defaultValue: ReaderSpace? { nil }
}
