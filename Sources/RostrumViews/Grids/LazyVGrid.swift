public import Foundation

/// Views in columns, in a grid that grows vertically.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
///   ForEach(albums) { Cover(album: $0) }
/// }
/// ```
///
/// The views fill one row after the other. Those of a `ForEach` are created when they come near the
/// screen, as in a ``LazyVStack``. Those of a section begin a new row, between its header and footer.
public struct LazyVGrid<Content: View>: View {
  let tracks: GridTracks<Content>

  /// Creates a grid with columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of views that are narrower than their column.
  ///   - spacing: The distance between rows in points; the theme's for `nil`.
  ///   - pinnedViews: The headers and footers of sections that stay in sight while their section scrolls.
  ///   - content: The views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tracks = GridTracks(
      content: content(), items: columns, axis: .vertical, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center), pinnedViews: pinnedViews)
  }

  /// The grid.
  public var body: some View { tracks }
}

/// Views in rows, in a grid that grows horizontally.
///
/// The views fill one column after the other. Those of a `ForEach` are created when they come near
/// the screen, as in a ``LazyHStack``. Those of a section begin a new column, between its header and footer.
public struct LazyHGrid<Content: View>: View {
  let tracks: GridTracks<Content>

  /// Creates a grid with rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of views that are lower than their row.
  ///   - spacing: The distance between columns in points; the theme's for `nil`.
  ///   - pinnedViews: The headers and footers of sections that stay in sight while their section scrolls.
  ///   - content: The views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tracks = GridTracks(
      content: content(), items: rows, axis: .horizontal, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment), pinnedViews: pinnedViews)
  }

  /// The grid.
  public var body: some View { tracks }
}

/// A grid with predefined columns or rows.
struct GridTracks<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .grid }
  let content: Content
  let items: [GridItem]
  let axis: Axis
  let spacing: CGFloat?
  let alignment: Alignment
  let pinnedViews: PinnedScrollableViews

  func rowRegion(in enclosing: RowRegion?, _ graph: ViewGraph) -> RowRegion? {
    RowRegion(along: axis, spacing: spacing ?? 8, lanes: { count(in: $0) }, in: graph)
  }

  /// The number of tracks in a length: an adaptive one is as many as fit beside the others.
  private func count(in length: Double) -> Int {
    let between = Double(items.first?.spacing ?? 8)
    var rest = length + between
    var adaptive: Double?
    for item in items {
      switch item.size {
      case .fixed(let own): rest -= own + between
      case .flexible(let least, _): rest -= least + between
      case .adaptive(let least, _): adaptive = least + between
      }
    }
    guard let adaptive, adaptive > 0, rest.isFinite else { return max(1, items.count) }
    return items.count - 1 + Int(nearest: (rest / adaptive).rounded(.down).clamped(to: 1...10_000))
  }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .grid(.tracks(axis))
    element.style(.tracks(items, axis))
    if !pinnedViews.isEmpty { element.style(.pinnedParts(pinnedViews, axis)) }
    let between = items.first?.spacing.map { Double($0) }
    let after = spacing.map { Double($0) }
    if between != nil || after != nil {
      element.style(
        axis == .vertical
          ? .gridSpacing(horizontal: between, vertical: after)
          : .gridSpacing(horizontal: after, vertical: between))
    }
    let alignment = items.first?.alignment ?? alignment
    if alignment != .center { element.style(.alignment(alignment)) }
  }
}
