import RostrumElements

/// A width and a height, in points.
struct LayoutSize: Hashable {
  var width: Double
  var height: Double

  static let zero = LayoutSize(width: 0, height: 0)

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size from its lengths along and across an axis.
  init(_ axis: Axis, _ length: Double, across: Double) {
    switch axis {
    case .horizontal: self.init(width: length, height: across)
    case .vertical: self.init(width: across, height: length)
    }
  }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A point, in points from the top leading corner of the window.
struct LayoutPoint: Hashable {
  var x: Double
  var y: Double

  static let zero = LayoutPoint(x: 0, y: 0)

  func moved(x: Double, y: Double) -> LayoutPoint {
    LayoutPoint(x: self.x + x, y: self.y + y)
  }
}

extension Axis {
  /// The perpendicular axis.
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}
