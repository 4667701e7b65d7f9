public import Foundation
public import RostrumElements
public import RostrumGraph

extension GraphicsContext {
  /// The paint of a path.
  public struct Shading: Hashable, Sendable {
    private let value: CanvasPaint
    /// The gradient around a point that stands for the paint.
    private(set) var conic: ConicShading?

    private init(_ value: CanvasPaint) {
      self.value = value
    }

    /// The foreground of the canvas.
    public static let foreground = style(.foreground)
    /// The background of the page.
    public static let backdrop = style(.background)

    /// A colour.
    public static func color(_ color: Color) -> Self { Self(.style(.color(color))) }

    /// A colour.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space.
    ///   - red: The part of red, from 0 to 1.
    ///   - green: The part of green, from 0 to 1.
    ///   - blue: The part of blue, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    /// - Returns: The paint.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Self {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A shade of gray.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space.
    ///   - white: The lightness, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    /// - Returns: The paint.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Self {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, whose gradient is that of the path's own box.
    public static func style(_ style: some ShapeStyle) -> Self { Self(.style(style.paint)) }

    /// A gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: The point of the first colour.
    ///   - endPoint: The point of the last colour.
    /// - Returns: The paint.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Self {
      Self(.linear(gradient, from: startPoint, to: endPoint))
    }

    /// A gradient outwards from a point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point.
    ///   - startRadius: The radius of the first colour.
    ///   - endRadius: The radius of the last colour.
    /// - Returns: The paint.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self {
      Self(
        .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
    }

    /// A gradient around a point, in wedges of no more than three degrees.
    ///
    /// A text has the first colour of the gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours of a turn, clockwise.
    ///   - center: The point.
    ///   - angle: Where the first colour is, from the right.
    /// - Returns: The paint.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Self {
      var shading = color(gradient.stops.first?.color ?? .clear)
      shading.conic = ConicShading(
        gradient: Gradient(
          stops: gradient.stops.map { stop in
            Gradient.Stop(
              color: stop.color, location: stop.location.isFinite ? stop.location : 0)
          }),
        center: CGPoint(
          x: center.x.isFinite ? center.x : 0, y: center.y.isFinite ? center.y : 0),
        angle: angle.radians.isFinite ? angle : .zero)
      return shading
    }

    /// The paint after a transform.
    func paint(in transform: CGAffineTransform) -> CanvasPaint {
      guard !transform.isIdentity else { return value }
      switch value {
      case .style: return value
      case .linear(let gradient, let start, let end):
        return .linear(gradient, from: start.applying(transform), to: end.applying(transform))
      case .radial(let gradient, let center, let startRadius, let endRadius):
        let factor = transform.lineScale
        return .radial(
          gradient, center: center.applying(transform), startRadius: startRadius * factor,
          endRadius: endRadius * factor)
      }
    }
  }
}
