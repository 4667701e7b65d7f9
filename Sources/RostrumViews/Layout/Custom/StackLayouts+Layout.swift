public import Foundation
import RostrumLayout

extension HStackLayout: Layout {
  /// The layout is a row.
  public static var layoutProperties: LayoutProperties { .row }

  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    StackLayoutCache(
      rules: StackRules(
        .horizontal, subviews.map(\.view), spacing: spacing.map { Double($0) },
        alignment: Alignment(horizontal: .center, vertical: alignment)))
  }

  /// Returns the size that the row chooses for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize { cache.rules.sizeThatFits(proposal) }

  /// Places the subviews side by side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

extension VStackLayout: Layout {
  /// The layout is a column.
  public static var layoutProperties: LayoutProperties { .column }

  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    StackLayoutCache(
      rules: StackRules(
        .vertical, subviews.map(\.view), spacing: spacing.map { Double($0) },
        alignment: Alignment(horizontal: alignment, vertical: .center)))
  }

  /// Returns the size that the column chooses for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize { cache.rules.sizeThatFits(proposal) }

  /// Places the subviews in a column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

extension ZStackLayout: Layout {
  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    StackLayoutCache(rules: StackRules(layered: subviews.map(\.view), alignment: alignment))
  }

  /// Returns the size that the layers choose for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize { cache.rules.sizeThatFits(proposal) }

  /// Places the subviews on top of each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

/// Each subview is a row of its own where a different layout asks a grid for sizes.
extension GridLayout: Layout {
  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    StackLayoutCache(
      rules: StackRules(
        .vertical, subviews.map(\.view), spacing: verticalSpacing.map { Double($0) },
        alignment: alignment))
  }

  /// Returns the size that the grid chooses for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize { cache.rules.sizeThatFits(proposal) }

  /// Places the subviews in rows.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) { cache.place(subviews, in: bounds, proposal) }
}

extension Layout where Cache == StackLayoutCache {
  /// Returns the guide that the subviews of a stack determine.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGFloat? { cache.rules.guide(guide.key, proposal) }

  /// Returns the guide that the subviews of a stack determine.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGFloat? { cache.rules.guide(guide.key, proposal) }
}

extension StackLayoutCache {
  fileprivate func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    for (subview, place) in zip(subviews, rules.placements(proposal)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.position.x, y: bounds.minY + place.position.y),
        anchor: place.anchor, proposal: place.proposal)
    }
  }
}

extension LayoutProperties {
  fileprivate static var row: Self {
    var properties = Self()
    properties.stackOrientation = .horizontal
    return properties
  }

  fileprivate static var column: Self {
    var properties = Self()
    properties.stackOrientation = .vertical
    return properties
  }
}
