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
}

extension ZStackLayout: Layout {
  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    StackLayoutCache(rules: StackRules(layered: subviews.map(\.view), alignment: alignment))
  }
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
}

extension Layout where Cache == StackLayoutCache {
  /// Returns the size that the stack chooses for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize { cache.rules.sizeThatFits(proposal) }

  /// Places the subviews as the stack does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    for (subview, place) in zip(subviews, cache.rules.placements(proposal)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.position.x, y: bounds.minY + place.position.y),
        anchor: place.anchor, proposal: place.proposal)
    }
  }

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
