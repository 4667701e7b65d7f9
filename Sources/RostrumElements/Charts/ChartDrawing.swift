public import Foundation

/// A place in a plot: a fraction of its size from the upper left corner, and a distance in points.
public struct ChartPlace: Hashable, Sendable {
  /// The fraction of the width, from the left.
  public var x: Double
  /// The fraction of the height, from the top.
  public var y: Double
  /// The distance to the right of the fraction, in points.
  public var dx: Double
  /// The distance below the fraction, in points.
  public var dy: Double

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - x: The fraction of the width, from the left.
  ///   - y: The fraction of the height, from the top.
  ///   - dx: The distance to the right of the fraction, in points.
  ///   - dy: The distance below the fraction, in points.
  public init(x: Double, y: Double, dx: Double = 0, dy: Double = 0) {
    self.x = x
    self.y = y
    self.dx = dx
    self.dy = dy
  }
}

/// A part of a chart's drawing, which stretches with the plot but for its lines, symbols and text.
public struct ChartDrawing: Hashable, Sendable {
  /// What is drawn.
  public var outline: Outline
  /// The paint of the interior; `nil` for none.
  public var fill: PaintStyle?
  /// The paint of the line; `nil` for none.
  public var stroke: PaintStyle?
  /// The width, ends and dashes of the line.
  public var line: StrokeStyle
  /// The opacity from 0 to 1.
  public var opacity: Double
  /// The font of a text; `nil` for that of its look.
  public var font: Font?
  /// What is applied to the whole part, in this order.
  public var effects: [Effect] = []
  /// What tells the part from others when parts come and go; `nil` for its number among its kind.
  public var key: Int?
  /// The size of the plot, in points, below which the part is left out; zero for none.
  public var leastPlot = CGSize.zero
  /// Whether horizontal places are those of values, so that the part moves with its scale.
  public var isMoving = false

  /// Creates a part of a drawing.
  ///
  /// - Parameters:
  ///   - outline: What is drawn.
  ///   - fill: The paint of the interior.
  ///   - stroke: The paint of the line.
  ///   - line: The width, ends and dashes of the line.
  ///   - opacity: The opacity from 0 to 1.
  ///   - key: What tells the part from others when parts come and go.
  public init(
    _ outline: Outline, fill: PaintStyle? = nil, stroke: PaintStyle? = nil,
    line: StrokeStyle = StrokeStyle(), opacity: Double = 1, key: Int? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.line = line
    self.opacity = opacity
    self.key = key
  }

  /// What is applied to a part as a whole.
  public enum Effect: Hashable, Sendable {
    /// Blurs with a radius in points.
    case blur(Double)
    /// Draws a shadow with a blur radius and an offset in points.
    case shadow(Color, radius: Double, x: Double, y: Double)
    /// Makes the part transparent as a whole, from 0 to 1.
    case opacity(Double)
    /// Clips to a shape in the box of the part.
    case clip(Clip)
  }

  /// A shape in the box of a part.
  public enum Clip: Hashable, Sendable {
    /// The box with round corners, whose radius is in points.
    case rounded(Double)
    /// The largest circle in the middle of the box.
    case circle
    /// The ellipse that touches all sides of the box.
    case ellipse
    /// A path in a rectangle of a size, which is stretched to the box.
    case path(Path, in: CGSize, isEvenOdd: Bool = false)
  }

  /// What is drawn.
  public enum Outline: Hashable, Sendable {
    /// A path in the unit square of the plot; its lines keep their width.
    case curve(Path)
    /// A box at fractions of the plot, moved by points, with the radius of its corners in points.
    ///
    /// A length in `size` that isn't zero is one in points, in place of the fraction.
    case box(CGRect, moved: CGSize = .zero, size: CGSize = .zero, radius: Double = 0)
    /// Disks of one diameter in points, each around a place in the unit square.
    case dots([CGPoint], diameter: Double)
    /// A path in points around a place.
    case symbol(Path, at: ChartPlace)
    /// A path in the unit square, which becomes the largest square in the middle of the plot.
    case sector(Path)
    /// Parts that effects are applied to together, from back to front.
    case group([ChartDrawing])
    /// A text with its anchor at a place.
    case text(String, at: ChartPlace, anchor: UnitPoint, TextLook = .label)
  }

  /// The look of a text.
  public enum TextLook: Hashable, Sendable {
    /// The label of a value.
    case label
    /// The title of an axis.
    case title
    /// The title of an axis, from bottom to top.
    case turned
    /// The label of a value, from top to bottom.
    case downward
    /// The label of a value, from bottom to top.
    case upward
  }
}
