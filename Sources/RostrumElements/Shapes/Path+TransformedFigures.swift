public import Foundation

// Figures whose points are transformed before they are added.

extension Path {
  /// Adds a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform of its points.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds the largest ellipse within a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The transform of the ellipse's points.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The width and height of a corner, in points.
  ///   - style: The style of the corners, which are circular in either case.
  ///   - transform: The transform of its points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii of the corners.
  ///   - style: The style of the corners, which are circular in either case.
  ///   - transform: The transform of its points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Appends the elements of another path.
  ///
  /// - Parameters:
  ///   - path: The other path.
  ///   - transform: The transform of its points.
  /// - Complexity: O(*n*) in the elements of the other path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(transform.isIdentity ? path : path.mapPoints { $0.applying(transform) })
  }

  /// Adds an arc of a circle, connected to the current point by a straight line.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc starts.
  ///   - endAngle: The angle at which the arc ends.
  ///   - clockwise: Whether the angle decreases from start to end.
  ///   - transform: The transform of the arc's points.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    connect(arc.mapPoints { $0.applying(transform) })
  }

  /// Adds an arc that touches two lines, connected to the current point by a straight line.
  ///
  /// The first line goes from the current point to `tangent1End`, the second from there to `tangent2End`. Lines on
  /// which no circle can touch both are replaced by a line to `tangent1End`.
  ///
  /// - Parameters:
  ///   - tangent1End: The point where the lines meet.
  ///   - tangent2End: The end of the second line.
  ///   - radius: The radius of the circle, in points.
  ///   - transform: The transform of the arc's points. The lines begin where the transform is undone from the current
  ///     point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let begin = transform.isIdentity ? current : current.applying(transform.inverted())
    let arc = Path(from: begin, tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    connect(arc.mapPoints { $0.applying(transform) })
  }

  private init(
    from begin: CGPoint, tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) {
    let first = CGVector(dx: begin.x - corner.x, dy: begin.y - corner.y)
    let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let turn = first.dx * second.dy - first.dy * second.dx
    let lengths = hypot(first.dx, first.dy) * hypot(second.dx, second.dy)
    guard radius > 0, abs(turn) > lengths * 1e-9 else {
      move(to: corner)
      return
    }
    let half = abs(atan2(turn, first.dx * second.dx + first.dy * second.dy)) / 2
    let bisector = atan2(first.dy, first.dx) + (turn > 0 ? half : -half)
    let distance = radius / sin(half)
    let center = CGPoint(
      x: corner.x + cos(bisector) * distance, y: corner.y + sin(bisector) * distance)
    let quarter = CGFloat.pi / 2
    let start = atan2(first.dy, first.dx) + (turn > 0 ? -quarter : quarter)
    let stop = atan2(second.dy, second.dx) + (turn > 0 ? quarter : -quarter)
    addArc(
      center: center, radius: radius, startAngle: .radians(start), endAngle: .radians(stop),
      clockwise: turn > 0)
  }

  /// Appends a path with one subpath, whose start is reached by a straight line.
  private mutating func connect(_ path: Path) {
    guard currentPoint != nil, case .move(let start) = path.elements.first else {
      return addPath(path)
    }
    addLine(to: start)
    addPath(path.dropFirst())
  }
}
