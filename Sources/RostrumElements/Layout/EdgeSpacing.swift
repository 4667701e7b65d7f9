/// What one side of a view has to say about its distance from a neighbour, where the stack around them
/// has no distance of its own.
public enum EdgeSpacing: Hashable, Sendable {
  /// The side touches its neighbour: free space, and what holds nothing else.
  case none
  /// The side is a line of text: text under text has no distance.
  case text
  /// The side has the standard distance.
  case standard

  /// The standard distance between two neighbours in points, as SwiftUI has it on macOS and iOS.
  public static let standardLength = 8.0

  /// The distance between two sides that face each other, in points.
  ///
  /// - Parameter other: The side of the next view.
  /// - Returns: 0 or ``standardLength``.
  public func distance(to other: EdgeSpacing) -> Double {
    switch (self, other) {
    case (.none, _), (_, .none), (.text, .text): 0
    case (.text, .standard), (.standard, .text), (.standard, .standard): Self.standardLength
    }
  }

  /// The side of a view whose side is made of two views.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    switch (self, other) {
    case (.standard, _), (_, .standard): .standard
    case (.text, _), (_, .text): .text
    case (.none, .none): .none
    }
  }
}

/// What the four sides of a view have to say about the distances from its neighbours.
public struct EdgeSpacings: Hashable, Sendable {
  /// The upper side.
  public var top: EdgeSpacing
  /// The side where a line of text begins.
  public var leading: EdgeSpacing
  /// The lower side.
  public var bottom: EdgeSpacing
  /// The side where a line of text ends.
  public var trailing: EdgeSpacing

  /// No distance on any side.
  public static let none = Self(vertical: .none, horizontal: .none)
  /// The standard distance on all sides.
  public static let standard = Self(vertical: .standard, horizontal: .standard)
  /// The distances around a text.
  public static let text = Self(vertical: .text, horizontal: .standard)

  private init(vertical: EdgeSpacing, horizontal: EdgeSpacing) {
    top = vertical
    bottom = vertical
    leading = horizontal
    trailing = horizontal
  }

  /// The distance between two views beside each other in a stack, in points.
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

  /// The distances around views on top of each other.
  ///
  /// - Complexity: O(*n*) in the views.
  init(over views: some Sequence<Self>) {
    self = .none
    for view in views {
      top = top.union(view.top)
      leading = leading.union(view.leading)
      bottom = bottom.union(view.bottom)
      trailing = trailing.union(view.trailing)
    }
  }

  /// The distances around views in a row or column: its first and last view decide at its ends.
  ///
  /// - Complexity: O(*n*) in the views.
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

  /// The distances of a box of an own size: the standard one on the sides that the size moves.
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
