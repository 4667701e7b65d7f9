public import Foundation

/// A part of what an app has drawn on a canvas.
public indirect enum CanvasDrawing: Hashable, Sendable {
  /// A path that is filled.
  case fill(Path, CanvasPaint, FillStyle, CanvasLook)
  /// A path along which a line is drawn.
  case stroke(Path, CanvasPaint, StrokeStyle, CanvasLook)
  /// Parts that are drawn as one.
  case layer([CanvasDrawing], CanvasLook)
  /// Letters of a text that a host has set.
  case letters(CanvasLetters, CanvasLook)
}

/// What a part of a canvas is painted with.
public enum CanvasPaint: Hashable, Sendable {
  /// A style; a gradient is that of the path's own box.
  case style(PaintStyle)
  /// A gradient along a line between two points of the canvas.
  case linear(Gradient, from: CGPoint, to: CGPoint)
  /// A gradient outwards from a point of the canvas.
  case radial(Gradient, center: CGPoint, startRadius: Double, endRadius: Double)
}

/// How a part of a canvas is drawn.
public struct CanvasLook: Hashable, Sendable {
  /// An outline within which something is drawn.
  public struct Clip: Hashable, Sendable {
    /// The outline.
    public var path: Path
    /// Which points are inside.
    public var style: FillStyle

    /// Creates an outline.
    ///
    /// - Parameters:
    ///   - path: The outline.
    ///   - style: Which points are inside.
    public init(_ path: Path, style: FillStyle = FillStyle()) {
      self.path = path
      self.style = style
    }
  }

  /// A shadow.
  public struct Shadow: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The blur radius, in points.
    public var radius: Double
    /// The distance to the right and below, in points.
    public var offset: CGSize

    /// Creates a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - radius: The blur radius, in points.
    ///   - offset: The distance to the right and below, in points.
    public init(_ color: Color, radius: Double, offset: CGSize) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// The opacity, from 0 for transparent to 1 for opaque.
  public var opacity = 1.0
  /// How the colours blend with those behind.
  public var blendMode = BlendMode.normal
  /// The filters, applied in order.
  public var filters: [VisualFilter] = []
  /// The colours by which the drawing is multiplied after the filters, in order.
  public var multipliers: [Color] = []
  /// The shadows, applied in order.
  public var shadows: [Shadow] = []
  /// The outlines within which the part is drawn.
  public var clips: [Clip] = []

  /// Creates the look of what isn't changed.
  public init() {}
}
