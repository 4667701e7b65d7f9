public import Foundation

extension Path {
  /// The path with each of its points transformed.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package func mapPoints(_ place: (CGPoint) -> CGPoint) -> Path {
    Path { path in
      for element in elements {
        switch element {
        case .move(let point): path.move(to: place(point))
        case .line(let point): path.addLine(to: place(point))
        case .quadCurve(let point, let control):
          path.addQuadCurve(to: place(point), control: place(control))
        case .curve(let point, let control1, let control2):
          path.addCurve(
            to: place(point), control1: place(control1), control2: place(control2))
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }

  /// Returns the path shifted by a distance.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns the path rotated about a point.
  package func rotated(by angle: Angle, about center: CGPoint) -> Path {
    let sine = CGFloat(sin(angle.radians))
    let cosine = CGFloat(cos(angle.radians))
    return mapPoints { point in
      let x = point.x - center.x
      let y = point.y - center.y
      return CGPoint(
        x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
  }

  /// Returns the path scaled about a point.
  package func scaled(x: CGFloat, y: CGFloat, about center: CGPoint) -> Path {
    mapPoints { point in
      CGPoint(x: center.x + (point.x - center.x) * x, y: center.y + (point.y - center.y) * y)
    }
  }

  /// The smallest rectangle around all points, including control points.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [point, control]
      case .curve(let point, let control1, let control2): points += [point, control1, control2]
      case .closeSubpath: break
      }
    }
    guard let first = points.first else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
