public import Foundation

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How thick the line is, in points.
  public var lineWidth: CGFloat
  /// How the ends look.
  public var lineCap: LineCap
  /// How the corners look.
  public var lineJoin: LineJoin
  /// How long the point of a mitred corner may be, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for a whole line.
  public var dash: [CGFloat]
  /// How far into the pattern of dashes the line begins.
  public var dashPhase: CGFloat

  /// An outline of its parts.
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

  /// How the ends of a line look.
  public enum LineCap: String, Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// Round around the end.
    case round
    /// Cut off half a width after the end.
    case square
  }

  /// How the corners of a line look.
  public enum LineJoin: String, Hashable, Sendable {
    /// Drawn out to a point.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }
}
