public import Foundation

extension View {
  /// Positions the centre of the view in the proposed space.
  ///
  /// The view takes all of that space.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge, in points.
  ///   - y: The distance from the top edge, in points.
  /// - Returns: A view that fills the space, with this view at the position.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    LayeredView(
      content: TupleView(style(.position(x: x, y: y))), variant: .positioned,
      alignment: .topLeading)
  }

  /// Positions the centre of the view in the proposed space.
  ///
  /// - Parameter position: The position, in points from the top leading corner.
  /// - Returns: A view that fills the space, with this view at the position.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Draws the view in front of siblings with a lower index.
  public func zIndex(_ value: Double) -> some View {
    style(.zIndex(value))
  }

  /// Sets the order in which siblings receive space; later ones get the remaining space.
  public func layoutPriority(_ value: Double) -> some View {
    style(.layoutPriority(value))
  }

  /// Extends the view into the margins of the screen.
  ///
  /// A web page has such margins at the sides of its column, and where a device requires them.
  ///
  /// - Parameters:
  ///   - regions: The kinds of margins; `.keyboard` alone has no effect, because a page reserves no
  ///     space for a keyboard.
  ///   - edges: The edges.
  /// - Returns: The view.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    style(regions.contains(.container) ? .bleeding(edges) : nil)
  }

  /// Extends the view into the margins of the screen.
  ///
  /// - Parameter edges: The edges.
  /// - Returns: The view.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// The kinds of margins of a screen.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit for each member.
  public let rawValue: UInt

  /// Creates a set from the bits of its members.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The margins for the device, the content and the bars.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The margin for the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All margins.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
