public import Foundation

extension View {
  /// Puts the middle of the view at a place in the space that it is offered.
  ///
  /// The view takes all that space.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading side, in points.
  ///   - y: The distance from the upper side, in points.
  /// - Returns: A view as large as the space, with the view at the place.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    LayeredView(
      content: TupleView(style(.position(x: x, y: y))), variant: .positioned,
      alignment: .topLeading)
  }

  /// Puts the middle of the view at a place in the space that it is offered.
  ///
  /// - Parameter position: The place, in points from the upper leading corner.
  /// - Returns: A view as large as the space, with the view at the place.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Draws the view in front of those of its siblings that have a lower number.
  public func zIndex(_ value: Double) -> some View {
    style(.zIndex(value))
  }

  /// Says who among siblings gets space first; the others get what is left.
  public func layoutPriority(_ value: Double) -> some View {
    style(.layoutPriority(value))
  }

  /// Lets the view go on below the margins that the screen keeps.
  ///
  /// A web page has such margins at the sides of its column, and where a device says so.
  ///
  /// - Parameters:
  ///   - regions: Which margins are meant; a page keeps no space for a keyboard, so all are.
  ///   - edges: The sides.
  /// - Returns: The view.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    style(regions.contains(.container) ? .bleeding(edges) : nil)
  }

  /// Lets the view go on below the margins that the screen keeps.
  ///
  /// - Parameter edges: The sides.
  /// - Returns: The view.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// What keeps a part of the screen free.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit for each member.
  public let rawValue: UInt

  /// The set of the members whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device, the margins and the bars.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
