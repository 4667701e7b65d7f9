public import Foundation

/// A transform of points that keeps lines straight, such as a view in perspective.
///
/// ```swift
/// ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
/// ```
///
/// A point is a row of three numbers, `x`, `y` and 1, by which the matrix is multiplied.
public struct ProjectionTransform: Hashable, Sendable {
  /// The share of the old x in the new x.
  public var m11: CGFloat = 1
  /// The share of the old x in the new y.
  public var m12: CGFloat = 0
  /// How much farther away points with a greater x are.
  public var m13: CGFloat = 0
  /// The share of the old y in the new x.
  public var m21: CGFloat = 0
  /// The share of the old y in the new y.
  public var m22: CGFloat = 1
  /// How much farther away points with a greater y are.
  public var m23: CGFloat = 0
  /// The horizontal shift.
  public var m31: CGFloat = 0
  /// The vertical shift.
  public var m32: CGFloat = 0
  /// How far away the origin is.
  public var m33: CGFloat = 1

  /// Creates the transform that leaves points where they are.
  public init() {}

  /// Creates a transform that keeps lines parallel.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether points are left where they are.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces the transform by the one that undoes it.
  ///
  /// - Returns: `false` if there is none, which leaves the transform as it is.
  public mutating func invert() -> Bool {
    let size = determinant
    guard size != 0, size.isFinite else { return false }
    let former = self
    m11 = (former.m22 * former.m33 - former.m23 * former.m32) / size
    m12 = (former.m13 * former.m32 - former.m12 * former.m33) / size
    m13 = (former.m12 * former.m23 - former.m13 * former.m22) / size
    m21 = (former.m23 * former.m31 - former.m21 * former.m33) / size
    m22 = (former.m11 * former.m33 - former.m13 * former.m31) / size
    m23 = (former.m13 * former.m21 - former.m11 * former.m23) / size
    m31 = (former.m21 * former.m32 - former.m22 * former.m31) / size
    m32 = (former.m12 * former.m31 - former.m11 * former.m32) / size
    m33 = (former.m11 * former.m22 - former.m12 * former.m21) / size
    return true
  }

  /// Returns the inverse of the transform, or this transform if it has no inverse.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// Returns the transform followed by another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  private var determinant: CGFloat {
    let first = m11 * (m22 * m33 - m23 * m32)
    let second = m12 * (m21 * m33 - m23 * m31)
    let third = m13 * (m21 * m32 - m22 * m31)
    return first - second + third
  }

  /// The numbers, row by row.
  package var numbers: [Double] {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { Double($0) }
  }
}

extension Pose {
  /// Creates the pose of a view whose points are transformed, from its top leading corner.
  ///
  /// - Parameter transform: The transform; a view isn't changed by one that isn't finite.
  package init(_ transform: ProjectionTransform) {
    guard !transform.isIdentity, transform.numbers.allSatisfy(\.isFinite) else {
      self.init()
      return
    }
    var shift = ProjectionTransform()
    (shift.m31, shift.m32) = (transform.m31, transform.m32)
    if transform == shift {
      self.init(transforms: [.offset(x: Double(shift.m31), y: Double(shift.m32))])
    } else {
      self.init(transforms: [.projection(transform)])
    }
  }
}
