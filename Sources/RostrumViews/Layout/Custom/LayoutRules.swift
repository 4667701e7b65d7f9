import Foundation

/// The rules of an app's layout, with the values of the views that it arranges.
final class LayoutRules<L: Layout>: ArrangementRules {
  private let layout: L
  private let values: [LayoutValues]

  init(_ layout: L, _ values: [LayoutValues]) {
    self.layout = layout
    self.values = values
  }

  func begin(_ views: [any ArrangedView]) -> any ArrangementSession {
    LayoutSession(layout, views, values)
  }
}

/// A layout of views with its cache.
private final class LayoutSession<L: Layout>: ArrangementSession {
  private let layout: L
  private let values: [LayoutValues]
  private let recorder = PlacementRecorder()
  private var subviews: LayoutSubviews
  private var cache: L.Cache

  init(_ layout: L, _ views: [any ArrangedView], _ values: [LayoutValues]) {
    self.layout = layout
    self.values = values
    subviews = Self.subviews(views, values, recorder)
    cache = layout.makeCache(subviews: subviews)
  }

  private static func subviews(
    _ views: [any ArrangedView], _ values: [LayoutValues], _ recorder: PlacementRecorder
  ) -> LayoutSubviews {
    LayoutSubviews(
      views.enumerated().map { index, view in
        let own = values.indices.contains(index) ? values[index] : LayoutValues([])
        return LayoutSubview(view, own, index, in: recorder)
      })
  }

  func update(_ views: [any ArrangedView]) {
    subviews = Self.subviews(views, values, recorder)
    layout.updateCache(&cache, subviews: subviews)
  }

  var spacing: EdgeSpacings { layout.spacing(subviews: subviews, cache: &cache).edges }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: size.width.asLength, height: size.height.asLength)
  }

  func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    recorder.places = Array(repeating: nil, count: subviews.count)
    let bounds = CGRect(origin: .zero, size: size)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return recorder.places.map { place in
      guard let place, place.position.x.isFinite, place.position.y.isFinite else {
        return ViewPlacement(middle, .center, proposal)
      }
      return place
    }
  }

  func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return switch key.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }
}

extension CGFloat {
  /// The number, or 0 for one that a length can't be.
  fileprivate var asLength: CGFloat { self > 0 ? self : 0 }
}
