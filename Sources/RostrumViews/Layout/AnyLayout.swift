public import Foundation

/// A layout whose kind can change without a change of its views' identity.
///
/// ```swift
/// let layout = isCompact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
/// layout {
///   Cover(album)
///   Details(album)
/// }
/// ```
///
/// The views keep their state when the layout changes, unlike those in the branches of an `if`.
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Creates a layout of any kind.
  ///
  /// - Parameter layout: The layout.
  public init(_ layout: some Layout) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// Creates the cache of the layout.
  public func makeCache(subviews: Subviews) -> AnyLayoutCache {
    AnyLayoutCache(session: rules([]).begin(subviews.map(\.view)))
  }

  /// Updates the cache of the layout.
  public func updateCache(_ cache: inout AnyLayoutCache, subviews: Subviews) {
    cache.session.update(subviews.map(\.view))
  }

  /// Returns the spacing preferences of the layout.
  public func spacing(subviews: Subviews, cache: inout AnyLayoutCache) -> ViewSpacing {
    ViewSpacing(cache.session.spacing)
  }

  /// Returns the size that the layout chooses for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache
  ) -> CGSize { cache.session.sizeThatFits(proposal) }

  /// Places the subviews as the layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayoutCache
  ) {
    let places = cache.session.placements(in: bounds.size, proposal)
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.position.x, y: bounds.minY + place.position.y),
        anchor: place.anchor, proposal: place.proposal)
    }
  }
}

extension AnyLayout {
  /// Returns the layout's own guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout AnyLayoutCache
  ) -> CGFloat? { cache.session.guide(guide.key, in: bounds.size, proposal) }

  /// Returns the layout's own guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout AnyLayoutCache
  ) -> CGFloat? { cache.session.guide(guide.key, in: bounds.size, proposal) }
}

/// The cache of an ``AnyLayout``.
public struct AnyLayoutCache {
  let session: any ArrangementSession
}

extension AnyLayout {
  /// The layout, if hosts perform it by themselves.
  var builtIn: (any BuiltInLayout)? { layout as? any BuiltInLayout }

  /// The axis of a layout that is a row or a column.
  var axis: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// The rules of the layout.
  ///
  /// - Parameter values: The values of the views for the layout, in order.
  /// - Returns: The rules.
  func rules(_ values: [LayoutValues]) -> any ArrangementRules {
    func rules(_ layout: some Layout) -> any ArrangementRules { LayoutRules(layout, values) }
    return rules(layout)
  }

  /// Whether another layout is known to be equal.
  @MainActor
  func isEqual(to other: AnyLayout) -> Bool {
    func isEqual<L: Layout>(_ first: L) -> Bool {
      guard let second = other.layout as? L else { return false }
      return ValueLayout.areEqual(first, second)
    }
    return isEqual(layout)
  }
}
