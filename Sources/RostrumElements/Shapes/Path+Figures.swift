public import Foundation

/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// Quarter circles.
  case circular
  /// Corners with continuous curvature.
  case continuous
}

extension Path {
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds several rectangles.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - transform: The transform of their points.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    addPath(transform.isIdentity ? path : path.mapPoints { $0.applying(transform) })
  }

  /// Adds the largest ellipse within a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addArc(from: 0, by: 2 * .pi) { turn in
      CGPoint(
        x: rect.midX + turn.x * rect.width / 2, y: rect.midY + turn.y * rect.height / 2)
    }
    closeSubpath()
  }

  /// Adds a rectangle with rounded corners.
  ///
  /// Corners larger than half of a side are reduced to meet in its middle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The width and height of a corner.
  ///   - style: The style of the corners, which are circular in either case.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    let width = min(cornerSize.width, rect.width / 2)
    let height = min(cornerSize.height, rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    let corners = [
      (CGPoint(x: rect.maxX - width, y: rect.minY + height), -CGFloat.pi / 2),
      (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
      (CGPoint(x: rect.minX + width, y: rect.maxY - height), CGFloat.pi / 2),
      (CGPoint(x: rect.minX + width, y: rect.minY + height), CGFloat.pi),
    ]
    move(to: CGPoint(x: rect.minX + width, y: rect.minY))
    for (center, angle) in corners {
      let place = { (turn: CGPoint) in
        CGPoint(x: center.x + turn.x * width, y: center.y + turn.y * height)
      }
      addLine(to: place(CGPoint(x: cos(angle), y: sin(angle))))
      addArc(from: angle, by: .pi / 2, place: place)
    }
    closeSubpath()
  }

  /// Adds an arc of a circle, connected to the current point by a straight line.
  ///
  /// Because the vertical axis points down, an arc that isn't `clockwise` appears clockwise to a
  /// reader: from 0° at the right through 90° at the bottom.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc starts.
  ///   - endAngle: The angle at which the arc ends.
  ///   - clockwise: Whether the angle decreases from start to end.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let full = 2 * CGFloat.pi
    var turn = CGFloat(endAngle.radians - startAngle.radians)
    if abs(turn) >= full, (turn < 0) == clockwise {
      turn = clockwise ? -full : full
    } else {
      turn = turn.truncatingRemainder(dividingBy: full)
      if clockwise, turn > 0 { turn -= full }
      if !clockwise, turn < 0 { turn += full }
    }
    let place = { (turn: CGPoint) in
      CGPoint(x: center.x + turn.x * radius, y: center.y + turn.y * radius)
    }
    let start = CGFloat(startAngle.radians)
    let first = place(CGPoint(x: cos(start), y: sin(start)))
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    addArc(from: start, by: turn, place: place)
  }

  /// Adds an arc of a circle by its angle, connected to the current point by a straight line.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc starts.
  ///   - delta: The angle of the arc; negative for one that appears counterclockwise.
  ///   - transform: The transform of its points.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let place = { (turn: CGPoint) in
      CGPoint(x: center.x + turn.x * radius, y: center.y + turn.y * radius).applying(transform)
    }
    let start = CGFloat(startAngle.radians)
    let first = place(CGPoint(x: cos(start), y: sin(start)))
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    addArc(from: start, by: CGFloat(delta.radians), place: place)
  }

  /// Adds an arc of the unit circle in segments of at most a quarter, whose points a closure maps.
  private mutating func addArc(
    from start: CGFloat,
    by turn: CGFloat,
    place: (CGPoint) -> CGPoint
  ) {
    let count = (abs(turn) / (.pi / 2) - 1e-9).rounded(.up)
    guard count > 0, count < 10_000 else { return }
    let step = turn / count
    let pull = 4 / 3 * tan(step / 4)
    for index in 0..<Int(nearest: count) {
      let from = start + CGFloat(index) * step
      let to = from + step
      addCurve(
        to: place(CGPoint(x: cos(to), y: sin(to))),
        control1: place(
          CGPoint(x: cos(from) - pull * sin(from), y: sin(from) + pull * cos(from))),
        control2: place(CGPoint(x: cos(to) + pull * sin(to), y: sin(to) - pull * cos(to))))
    }
  }
}
