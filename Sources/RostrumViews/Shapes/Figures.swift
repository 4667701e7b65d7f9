public import Foundation

/// A rectangle.
public nonisolated struct Rectangle: BoxShape {
  var inset: CGFloat = 0

  /// A rectangle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  /// The rectangle, smaller on all sides.
  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners that are not round.
  public var boxCorners: BoxCorners { .radius(0) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: BoxShape {
  /// The size of the corners in points.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// A rectangle with corners of a radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with corners of a size, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(
        in: rect.insetBy(dx: inset, dy: inset), cornerSize: cornerSize, style: style)
    }
  }

  /// The rectangle, smaller on all sides.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners of the size's width.
  public var boxCorners: BoxCorners { .radius(cornerSize.width) }
}

/// A rectangle whose shorter sides are half circles.
public nonisolated struct Capsule: BoxShape {
  /// How the corners bend.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// A rectangle whose shorter sides are half circles.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule, smaller on all sides.
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners as round as the shorter side allows.
  public var boxCorners: BoxCorners { .capsule }
}

/// The largest ellipse in a rectangle.
public nonisolated struct Ellipse: BoxShape {
  var inset: CGFloat = 0

  /// An ellipse.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
  }

  /// The ellipse, smaller on all sides.
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Corners that meet in the middle of each side.
  public var boxCorners: BoxCorners { .ellipse }
}

/// The largest circle in the middle of a rectangle.
public nonisolated struct Circle: InsettableShape {
  var inset: CGFloat = 0

  /// A circle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let radius = max(min(rect.width, rect.height) / 2 - inset, 0)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The circle, smaller on all sides.
  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }
}
