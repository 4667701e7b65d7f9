/// The views that a ``Layout`` arranges, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private var subviews: [LayoutSubview]

  init(_ subviews: [LayoutSubview]) {
    self.subviews = subviews
  }

  /// The position of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The subviews in a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds])) }

  /// The subviews at several positions.
  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(indices.map { subviews[$0] })
  }

  /// A collection of subviews.
  public typealias SubSequence = LayoutSubviews
}
