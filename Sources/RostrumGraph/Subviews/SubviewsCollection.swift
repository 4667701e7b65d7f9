/// The views within a view, in order.
///
/// As a view, it shows all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The views.
  @MainActor
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}

/// Some of the views within a view, in order.
///
/// As a view, it shows all of them.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The views.
  @MainActor
  public var body: some View {
    ForEach(subviews) { $0 }
  }
}
