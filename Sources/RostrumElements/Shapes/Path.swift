public import Foundation

/// An outline of lines and curves, in points from the upper leading corner.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 0))
///   path.addLine(to: CGPoint(x: 40, y: 30))
/// }
/// ```
public struct Path: Hashable, Sendable {
  /// The steps of the outline in order.
  package private(set) var elements: [Element] = []

  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a new part at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point that one other point pulls at.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point that two other points pull at.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to where the part began.
    case closeSubpath
  }

  /// An outline of nothing.
  public init() {}

  /// An outline that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// The outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// The outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline of the largest ellipse within a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether nothing has been drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line begins.
  ///
  /// - Complexity: O(*n*) in the steps of the last part, if that is closed.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: start
    case nil: nil
    }
  }

  /// Where the last part began.
  private var start: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  /// Calls a closure with each step in order.
  ///
  /// - Complexity: O(*n*) in the steps.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Begins a new part at a point.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  /// Draws a straight line to a point.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(to: point))
  }

  /// Draws straight lines from the first of the points through all others.
  ///
  /// - Complexity: O(*n*) in the points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Draws a curve to a point that another point pulls at.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Draws a curve to a point that two other points pull at.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Draws a straight line to where the part began.
  public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }

  /// Adds all steps of another outline.
  ///
  /// - Complexity: O(*n*) in the steps of the other outline.
  public mutating func addPath(_ path: Path) {
    elements += path.elements
  }

  /// The outline with each of its points, the control points included, replaced by a transform.
  ///
  /// - Complexity: O(*n*) in the steps.
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
