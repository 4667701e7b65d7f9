public import Foundation

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width, in points.
  public var lineWidth: CGFloat
  /// The shape of line ends.
  public var lineCap: LineCap
  /// The shape of line joins.
  public var lineJoin: LineJoin
  /// The maximum length of a mitred corner's point, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of alternating dashes and gaps; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line begins.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The shape of line ends.
  public enum LineCap: String, Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// A semicircle around the end.
    case round
    /// Cut off half a line width beyond the end.
    case square
  }

  /// The shape of line joins.
  public enum LineJoin: String, Hashable, Sendable {
    /// Extended to a point.
    case miter
    /// Rounded.
    case round
    /// Bevelled.
    case bevel
  }
}
