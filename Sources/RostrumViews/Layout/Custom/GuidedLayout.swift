import Foundation

/// A built-in layout that the app performs, because views have guides of their own.
struct GuidedLayout<Base: BuiltInLayout>: Layout where Base.Cache == StackLayoutCache {
  var base: Base

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: Subviews) -> StackLayoutCache { base.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize { base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
