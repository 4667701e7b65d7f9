public import Foundation

/// A rule by which views are arranged.
///
/// ```swift
/// struct EqualWidths: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     let width = sizes.map(\.width).max() ?? 0
///     return CGSize(
///       width: width * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0)
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     let width = bounds.width / CGFloat(max(1, subviews.count))
///     for (index, subview) in subviews.enumerated() {
///       subview.place(
///         at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY),
///         anchor: .center, proposal: ProposedViewSize(width: width, height: bounds.height))
///     }
///   }
/// }
///
/// EqualWidths {
///   Text("Yes")
///   Text("Perhaps")
/// }
/// ```
///
/// The rules of SwiftUI apply: the layout is proposed a size, asks its subviews how large they are for
/// proposals of its own, chooses a size, and later places the subviews in it.
///
/// A browser measures the ideal size of each subview and the space for the layout. Until it has
/// reported them, the subviews are hidden. For proposals that weren't measured, a subview responds
/// with an estimate, which is corrected if the subview is placed with that proposal. The methods are
/// called several times for each layout, so they have no effects.
public protocol Layout: Sendable {
  /// What the layout computes once for several calls; nothing by default.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout, such as whether it is a row or a column.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache.
  ///
  /// - Parameter subviews: The views to arrange.
  /// - Returns: The cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the subviews or their sizes have changed; creates a new one by default.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - subviews: The views to arrange.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the spacing preferences of the layout in a stack; those of all subviews by default.
  ///
  /// - Parameters:
  ///   - subviews: The views to arrange.
  ///   - cache: The cache.
  /// - Returns: The spacing preferences.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size that the layout chooses for a proposal.
  ///
  /// - Parameters:
  ///   - proposal: The proposal.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache.
  /// - Returns: A size in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews with ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// A subview that isn't placed is in the middle.
  ///
  /// - Parameters:
  ///   - bounds: The box of the layout. Its origin need not be zero.
  ///   - proposal: The proposal for which the layout chose the size of the bounds.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the layout's own guide for a horizontal alignment; `nil` by default, so that the guides of
  /// the subviews count.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - bounds: The box of the layout.
  ///   - proposal: The proposal for which the layout chose the size of the bounds.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache.
  /// - Returns: The distance from the leading edge in points, or `nil`.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the layout's own guide for a vertical alignment; `nil` by default, so that the guides of
  /// the subviews count.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - bounds: The box of the layout.
  ///   - proposal: The proposal for which the layout chose the size of the bounds.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache.
  /// - Returns: The distance from the top in points, or `nil`.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a ``Layout``.
public struct LayoutProperties: Sendable {
  /// The axis of a layout that is a row or a column, along which its spacers extend; `nil` for others.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is neither a row nor a column.
  public init() {}
}

extension Layout {
  /// The properties of a layout that is neither a row nor a column.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the spacing preferences of all subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: .zero) { $0.formUnion($1.spacing) }
  }

  /// Returns `nil`, so that the guides of the subviews count.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns `nil`, so that the guides of the subviews count.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views.
  ///
  /// - Parameter content: The views.
  /// - Returns: The arranged views.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ArrangedViews(
      layout: AnyLayout(self), isChangeable: !(self is any BuiltInLayout), content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates no cache.
  public func makeCache(subviews: Subviews) {}
}
