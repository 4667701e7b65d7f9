public import Foundation
public import RostrumElements

/// A rectangle whose corners follow those of its container, as `containerShape(_:)` sets it.
///
/// ```swift
/// Button("Continue") { … }
///   .background(.tint, in: ConcentricRectangle(corners: .concentric(minimum: 8)))
///   .containerShape(.rect(cornerRadius: 20))
/// ```
///
/// A corner that follows the container has the container's radius, less the inset of the shape. The distance of the
/// view from the edges of the container isn't known before the layout, so it doesn't count.
public nonisolated struct ConcentricRectangle: BoxShape, SurroundedShape {
  private var corners: [Edge.Corner: Edge.Corner.Style]
  /// The corners that are as round as the roundest of them.
  private var uniform: [[Edge.Corner]]
  private var inset: CGFloat = 0

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style,
    uniform: [[Edge.Corner]] = []
  ) {
    corners = [
      .topLeading: topLeading, .topTrailing: topTrailing, .bottomLeading: bottomLeading,
      .bottomTrailing: bottomTrailing,
    ]
    self.uniform = uniform
  }

  /// Creates a rectangle whose corners follow those of its container.
  public init() {
    self.init(corners: .concentric)
  }

  /// Creates a rectangle with one style for all corners.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all corners are as round as the roundest of them.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      corners, corners, corners, corners, uniform: isUniform ? [Edge.Corner.allCases] : [])
  }

  /// Creates a rectangle with a style for each corner.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// Creates a rectangle whose corners at the top are equally round, as are those at the bottom.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of the corners at the top.
  ///   - uniformBottomCorners: The style of the corners at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      uniform: [Self.top, Self.bottom])
  }

  /// Creates a rectangle whose corners at the top are equally round.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of the corners at the top.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner,
      uniform: [Self.top])
  }

  /// Creates a rectangle whose corners at the bottom are equally round.
  ///
  /// - Parameters:
  ///   - uniformBottomCorners: The style of the corners at the bottom.
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
      uniform: [Self.bottom])
  }

  /// Creates a rectangle whose corners at the leading edge are equally round, as are those at the trailing edge.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: The style of the corners at the leading edge.
  ///   - uniformTrailingCorners: The style of the corners at the trailing edge.
  public init(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      uniform: [Self.leading, Self.trailing])
  }

  /// Creates a rectangle whose corners at the leading edge are equally round.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: The style of the corners at the leading edge.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      uniform: [Self.leading])
  }

  /// Creates a rectangle whose corners at the trailing edge are equally round.
  ///
  /// - Parameters:
  ///   - uniformTrailingCorners: The style of the corners at the trailing edge.
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      uniform: [Self.trailing])
  }

  private static var top: [Edge.Corner] { [.topLeading, .topTrailing] }
  private static var bottom: [Edge.Corner] { [.bottomLeading, .bottomTrailing] }
  private static var leading: [Edge.Corner] { [.topLeading, .bottomLeading] }
  private static var trailing: [Edge.Corner] { [.topTrailing, .bottomTrailing] }

  /// The path of the shape in a rectangle, without a container.
  public func path(in rect: CGRect) -> Path {
    let radii = radii(in: RectangleCornerRadii())
    return UnevenRoundedRectangle(cornerRadii: radii).path(in: rect.insetBy(dx: inset, dy: inset))
  }

  /// The shape, inset on all sides.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// The corners without a container.
  public var boxCorners: BoxCorners { .radii(radii(in: RectangleCornerRadii())) }

  func boxCorners(in environment: EnvironmentValues) -> BoxCorners {
    .radii(radii(in: environment.containerCorners.inset(by: inset).radii))
  }

  private func radii(in container: RectangleCornerRadii) -> RectangleCornerRadii {
    var radii = container
    for (corner, style) in corners { radii[corner] = style.radius(in: container[corner]) }
    for group in uniform {
      let greatest = group.map { radii[$0] }.max() ?? 0
      for corner in group { radii[corner] = greatest }
    }
    return radii
  }
}

extension BoxCorners {
  /// The radius of each corner, which for a capsule exceeds half of any side.
  fileprivate var radii: RectangleCornerRadii {
    if case .radii(let radii) = self { return radii }
    return RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style for all corners.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all corners are as round as the roundest of them.
  /// - Returns: The rectangle.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  /// - Returns: The rectangle.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose corners at the top are equally round, as are those at the bottom.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of the corners at the top.
  ///   - uniformBottomCorners: The style of the corners at the bottom.
  /// - Returns: The rectangle.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle whose corners at the top are equally round.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of the corners at the top.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  /// - Returns: The rectangle.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose corners at the bottom are equally round.
  ///
  /// - Parameters:
  ///   - uniformBottomCorners: The style of the corners at the bottom.
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  /// - Returns: The rectangle.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle whose corners at the leading edge are equally round, as are those at the trailing edge.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: The style of the corners at the leading edge.
  ///   - uniformTrailingCorners: The style of the corners at the trailing edge.
  /// - Returns: The rectangle.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle whose corners at the leading edge are equally round.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: The style of the corners at the leading edge.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  /// - Returns: The rectangle.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose corners at the trailing edge are equally round.
  ///
  /// - Parameters:
  ///   - uniformTrailingCorners: The style of the corners at the trailing edge.
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  /// - Returns: The rectangle.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
