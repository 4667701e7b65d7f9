/// The spacing preference of one edge of a view, for stacks without spacing of their own.
public enum EdgeSpacing: Hashable, Sendable {
  /// The edge touches its neighbour, as those of a spacer or an empty container.
  case none
  /// The edge is a line of text: text below text has no spacing.
  case text
  /// The edge has the standard spacing.
  case standard

  /// The standard spacing between two neighbours in points, as in SwiftUI on macOS and iOS.
  public static let standardLength = 8.0

  /// Returns the spacing between two facing edges, in points.
  ///
  /// - Parameter other: The edge of the next view.
  /// - Returns: 0 or ``standardLength``.
  public func distance(to other: EdgeSpacing) -> Double {
    switch (self, other) {
    case (.none, _), (_, .none), (.text, .text): 0
    case (.text, .standard), (.standard, .text), (.standard, .standard): Self.standardLength
    }
  }

  /// Combines the edges of two views that form one edge.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    switch (self, other) {
    case (.standard, _), (_, .standard): .standard
    case (.text, _), (_, .text): .text
    case (.none, .none): .none
    }
  }
}

/// The spacing preferences of the four edges of a view.
public struct EdgeSpacings: Hashable, Sendable {
  /// The top edge.
  public var top: EdgeSpacing
  /// The edge where a line of text begins.
  public var leading: EdgeSpacing
  /// The bottom edge.
  public var bottom: EdgeSpacing
  /// The edge where a line of text ends.
  public var trailing: EdgeSpacing

  /// No spacing on any edge.
  public static let none = Self(vertical: .none, horizontal: .none)
  /// The standard spacing on all edges.
  public static let standard = Self(vertical: .standard, horizontal: .standard)
  /// The spacing of a text.
  public static let text = Self(vertical: .text, horizontal: .standard)

  private init(vertical: EdgeSpacing, horizontal: EdgeSpacing) {
    top = vertical
    bottom = vertical
    leading = horizontal
    trailing = horizontal
  }

  /// Returns the spacing between two adjacent views in a stack, in points.
  ///
  /// - Parameters:
  ///   - next: The view after this one.
  ///   - axis: The axis of the stack.
  /// - Returns: 0 or ``EdgeSpacing/standardLength``.
  public func distance(to next: Self, along axis: Axis) -> Double {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading)
    case .vertical: bottom.distance(to: next.top)
    }
  }

  /// Returns the spacing before each view of a stack; the first is 0.
  ///
  /// - Parameters:
  ///   - views: The spacing of the views, in order.
  ///   - axis: The axis of the stack.
  ///   - spacing: The length between all views; `nil` if their edges decide.
  /// - Returns: As many lengths as there are views, in points.
  /// - Complexity: O(*n*) in the number of views.
  public static func gaps(
    between views: [Self], along axis: Axis, spacing: Double?
  ) -> [Double] {
    var gaps: [Double] = []
    gaps.reserveCapacity(views.count)
    var previous: Self?
    for view in views {
      gaps.append(previous.map { spacing ?? $0.distance(to: view, along: axis) } ?? 0)
      previous = view
    }
    return gaps
  }

  /// Combines the spacing of views on top of each other.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(over views: some Sequence<Self>) {
    self = .none
    for view in views {
      top = top.union(view.top)
      leading = leading.union(view.leading)
      bottom = bottom.union(view.bottom)
      trailing = trailing.union(view.trailing)
    }
  }

  /// Combines the spacing of views in a row or column, whose ends belong to the first and last
  /// view.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(along axis: Axis, _ views: some BidirectionalCollection<Self>) {
    self.init(over: views)
    guard let first = views.first, let last = views.last else { return }
    switch axis {
    case .horizontal:
      leading = first.leading
      trailing = last.trailing
    case .vertical:
      top = first.top
      bottom = last.bottom
    }
  }

  /// Includes the spacing of another view at some edges.
  package mutating func formUnion(_ other: Self, _ edges: Edge.Set) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }

  /// Returns the spacing of a box with its own size: the standard spacing on the edges that it
  /// moves.
  func reset(horizontal: Bool, vertical: Bool) -> Self {
    var result = self
    if horizontal {
      result.leading = .standard
      result.trailing = .standard
    }
    if vertical {
      result.top = .standard
      result.bottom = .standard
    }
    return result
  }
}
