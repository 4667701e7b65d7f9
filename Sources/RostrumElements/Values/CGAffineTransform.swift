#if !canImport(CoreGraphics)
  public import Foundation

  /// A transform of points that keeps lines parallel, which Foundation lacks on Linux.
  ///
  /// ```swift
  /// path.applying(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2))
  /// ```
  public struct CGAffineTransform: Hashable, Sendable {
    /// The share of the old x in the new x.
    public var a: CGFloat
    /// The share of the old x in the new y.
    public var b: CGFloat
    /// The share of the old y in the new x.
    public var c: CGFloat
    /// The share of the old y in the new y.
    public var d: CGFloat
    /// The horizontal shift.
    public var tx: CGFloat
    /// The vertical shift.
    public var ty: CGFloat

    /// Creates a transform from its matrix.
    ///
    /// - Parameters:
    ///   - a: The share of the old x in the new x.
    ///   - b: The share of the old x in the new y.
    ///   - c: The share of the old y in the new x.
    ///   - d: The share of the old y in the new y.
    ///   - tx: The horizontal shift.
    ///   - ty: The vertical shift.
    public init(
      a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    ) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates the transform that leaves points where they are.
    public init() {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Creates a shift.
    ///
    /// - Parameters:
    ///   - translationX: The horizontal shift.
    ///   - y: The vertical shift.
    public init(translationX: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
    }

    /// Creates a scaling about the origin.
    ///
    /// - Parameters:
    ///   - scaleX: The horizontal factor.
    ///   - y: The vertical factor.
    public init(scaleX: CGFloat, y: CGFloat) {
      self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Creates a clockwise rotation about the origin, in radians.
    public init(rotationAngle angle: CGFloat) {
      let sine = CGFloat(sin(Double(angle)))
      let cosine = CGFloat(cos(Double(angle)))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that leaves points where they are.
    public static let identity = CGAffineTransform()

    /// Whether points are left where they are.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform followed by another one.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the transform after a shift.
    ///
    /// - Parameters:
    ///   - x: The horizontal shift.
    ///   - y: The vertical shift.
    /// - Returns: The transform.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform after a scaling.
    ///
    /// - Parameters:
    ///   - x: The horizontal factor.
    ///   - y: The vertical factor.
    /// - Returns: The transform.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform after a rotation, in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse of the transform, or this transform if it has no inverse.
    public func inverted() -> CGAffineTransform {
      let size = a * d - b * c
      if size == 0 { return self }
      return CGAffineTransform(
        a: d / size, b: -b / size, c: -c / size, d: a / size,
        tx: (c * ty - d * tx) / size, ty: (b * tx - a * ty) / size)
    }
  }

  extension CGPoint {
    /// Returns the point after a transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: x * transform.a + y * transform.c + transform.tx,
        y: x * transform.b + y * transform.d + transform.ty)
    }
  }
#endif
