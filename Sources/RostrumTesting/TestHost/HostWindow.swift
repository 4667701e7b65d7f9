import Foundation
import RostrumLayout
import RostrumRuntime
import RostrumViews

/// The window of a test host, and the positions of the elements in it.
///
/// The layout is computed when a test first needs it after a change, so tests that don't need it
/// don't pay for it.
struct HostWindow {
  /// The size in points.
  var size: CGSize { didSet { invalidate() } }
  /// The scroll offsets of scroll views and lists, in points.
  private var offsets: [ElementID: CGPoint] = [:]
  /// Requests to scroll since the last layout.
  private var requests: [ScrollRequest] = []
  /// The requests since the views began to settle.
  ///
  /// They are repeated when lengths of rows that weren't there turn out to be different: a browser keeps its
  /// place then.
  private var followed: [ScrollRequest] = []
  /// How far regions with anchors can scroll.
  var anchored: [ElementID: CGSize] = [:]
  private var result: LayoutResult?
  /// Whether the layout may differ from the one that was last checked for views that don't fit.
  private var hasChanged = true
  /// The known sizes of the views of each `ViewThatFits`.
  var fittingSizes: [ElementID: FittingSizes] = [:]
  /// The geometry that the views know.
  var reported: [ElementID: ElementGeometry] = [:]
  /// How texts are set, as far as the views know.
  var typesetTexts: [ElementID: TypesetText] = [:]
  /// The size of the window that the views know.
  var reportedSize: CGSize?
  /// Whether a region was scrolled since the last report.
  var hasScrolled = false

  init(size: CGSize, at location: CallSite) {
    self.size = Self.standardSize
    if accepts(size, at: location) { self.size = size }
  }

  /// The size of the screen of a phone held upright.
  private static let standardSize = CGSize(width: 390, height: 844)

  /// The amount of horizontal space, with the limit of the browser client.
  var horizontalSizeClass: UserInterfaceSizeClass { size.width < 600 ? .compact : .regular }

  /// Whether a window can have a size; if not, an issue is reported.
  func accepts(_ size: CGSize, at location: CallSite) -> Bool {
    if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite { return true }
    location.report(
      """
      A window can't have a size of \(size.width) by \(size.height) points.

      Use a width and a height that are positive and finite.
      """)
    return false
  }

  /// Whether a region has been scrolled.
  var isScrolled: Bool { offsets.values.contains { $0 != .zero } }

  /// Discards the layout after a change of the elements.
  mutating func invalidate() {
    result = nil
    hasChanged = true
  }

  /// Whether the layout may have changed since the previous call.
  mutating func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  /// Scrolls when the layout is computed.
  mutating func request(_ request: ScrollRequest) {
    requests.append(request)
  }

  /// Stays where it is from now on: the views have settled.
  mutating func endFollowing() { followed = [] }

  /// Scrolls a region by a distance, from its current offset.
  mutating func scroll(_ region: ElementID, x: CGFloat, y: CGFloat) {
    followed = []
    let offset = result?[region]?.offset ?? .zero
    offsets[region] = CGPoint(x: offset.x + x, y: offset.y + y)
    hasScrolled = true
    invalidate()
  }

  /// Returns the positions of the elements, after scrolling as requested.
  ///
  /// - Complexity: O(*n*) in the number of elements after a change, otherwise O(1).
  @MainActor
  mutating func layout(of graph: ViewGraph) -> LayoutResult {
    if let result, requests.isEmpty { return result }
    let snapshot = graph.root.snapshot
    let engine = LayoutEngine()
    var result = result ?? engine.layout(snapshot, in: size, offsets: offsets)
    let anchors = anchorOffsets(in: graph, result)
    if !anchors.isEmpty {
      offsets.merge(anchors) { $1 }
      result = engine.layout(snapshot, in: size, offsets: offsets)
    }
    followed += requests
    for request in followed {
      let changes = request.offsets(in: graph, result)
      guard !changes.isEmpty else { continue }
      offsets.merge(changes) { $1 }
      hasScrolled = true
      result = engine.layout(snapshot, in: size, offsets: offsets)
    }
    requests = []
    // Content that grows later doesn't scroll on from an end that was reached before.
    for id in offsets.keys { if let place = result[id] { offsets[id] = place.offset } }
    self.result = result
    return result
  }
}
