public import Foundation

/// An outline of lines and curves, in points from the upper left corner.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 0))
///   path.addLine(to: CGPoint(x: 40, y: 30))
/// }
/// ```
public struct Path: Hashable, Sendable {
  /// The elements of the path, in order.
  package private(set) var elements: [Element] = []

  /// One element of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath.
    case closeSubpath
  }

  /// Creates an empty path.
  public init() {}

  /// Creates a path with a closure.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates the path of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The width and height of a corner, in points.
  ///   - style: The style of the corners, which are circular in either case.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates the path of a rectangle with a radius for each corner.
  ///
  /// A radius is at most half of the shorter side.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii of the corners.
  ///   - style: The style of the corners, which are circular in either case.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let most = max(min(rect.width, rect.height) / 2, 0)
    func radius(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), most) }
    move(to: CGPoint(x: rect.minX + radius(cornerRadii.topLeading), y: rect.minY))
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), cornerRadii.topTrailing, -90.0),
      (CGPoint(x: rect.maxX, y: rect.maxY), cornerRadii.bottomTrailing, 0),
      (CGPoint(x: rect.minX, y: rect.maxY), cornerRadii.bottomLeading, 90),
      (CGPoint(x: rect.minX, y: rect.minY), cornerRadii.topLeading, 180),
    ]
    for (index, (corner, wanted, angle)) in corners.enumerated() {
      let radius = radius(wanted)
      if radius > 0 {
        addArc(
          center: CGPoint(
            x: corner.x + (corner.x == rect.minX ? radius : -radius),
            y: corner.y + (corner.y == rect.minY ? radius : -radius)),
          radius: radius, startAngle: .degrees(angle), endAngle: .degrees(angle + 90),
          clockwise: false)
      } else if index < 3 {
        addLine(to: corner)
      }
    }
    closeSubpath()
  }

  /// Creates the path of the largest ellipse within a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the path, where the next line begins.
  ///
  /// - Complexity: O(*n*) in the elements of the last subpath, if it is closed.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: start
    case nil: nil
    }
  }

  /// The start of the last subpath.
  private var start: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  /// Calls a closure with each element in order.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Begins a new subpath at a point.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(to: point))
  }

  /// Adds a subpath of straight lines through points.
  ///
  /// - Complexity: O(*n*) in the number of points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a straight line to the start of the subpath.
  public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }

  /// Appends the elements of another path.
  ///
  /// - Complexity: O(*n*) in the elements of the other path.
  public mutating func addPath(_ path: Path) {
    elements += path.elements
  }

  /// The path without its first element.
  func dropFirst() -> Path {
    var path = Path()
    path.elements = Array(elements.dropFirst())
    return path
  }

  /// Returns the path with each of its points, including control points, transformed.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    path.elements = elements.map { $0.mapPoints(transform) }
    return path
  }
}

extension Path.Element {
  fileprivate func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: transform(point))
    case .line(let point): .line(to: transform(point))
    case .quadCurve(let point, let control):
      .quadCurve(to: transform(point), control: transform(control))
    case .curve(let point, let control1, let control2):
      .curve(
        to: transform(point), control1: transform(control1), control2: transform(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
