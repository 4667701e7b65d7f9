import Foundation
public import RostrumElements
public import RostrumGraph

/// A gradient between the points of a grid, each with a colour.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.4, 0.8], [1, 1]],
///   colors: [.red, .purple, .indigo, .orange, .white, .blue]
/// )
/// .clipShape(RoundedRectangle(cornerRadius: 16))
/// ```
///
/// As a view, as the background of a view and as the fill of a shape, a mesh is drawn as vectors for the
/// size that the browser has measured. Each field between four points consists of eight strips, along
/// which the colours change continuously, and which flow into each other if the outer points are on the
/// edges and connected by lines. Changed points and colours are drawn with the next update; a
/// browser shows no states in between, so let a ``TimelineView`` move the points of a mesh that flows.
///
/// Where only a style is possible, as in texts and outlines, the mesh is a gradient from the top to the
/// bottom, through the first colour of each row of points.
public struct MeshGradient: Hashable, Sendable {
  /// A point of the grid, with the points that bend the edges that meet there.
  public struct BezierPoint: Hashable, Sendable {
    /// The point, from 0 to 1 in both directions.
    public var position: SIMD2<Float>
    /// The point towards which the edge to the point before begins.
    public var leadingControlPoint: SIMD2<Float>
    /// The point towards which the edge to the point above begins.
    public var topControlPoint: SIMD2<Float>
    /// The point towards which the edge to the next point begins.
    public var trailingControlPoint: SIMD2<Float>
    /// The point towards which the edge to the point below begins.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - position: The point, from 0 to 1 in both directions.
    ///   - leadingControlPoint: The point towards which the edge to the point before begins.
    ///   - topControlPoint: The point towards which the edge to the point above begins.
    ///   - trailingControlPoint: The point towards which the edge to the next point begins.
    ///   - bottomControlPoint: The point towards which the edge to the point below begins.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of a grid, row by row.
  public enum Locations: Hashable, Sendable {
    /// Points that are connected by lines.
    case points([SIMD2<Float>])
    /// Points that are connected by curves.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours, which are those of light or dark mode.
    case colors([Color])
    /// Colours as numbers.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// The colours of the points.
  public var colors: Colors
  /// The colour of what is outside of the mesh.
  public var background: Color
  /// Whether colours change slowly near the points, so that no edges are seen.
  public var smoothsColors: Bool
  /// The space in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - locations: The points; `width` times `height`, or only the background is drawn.
  ///   - colors: The colours of the points.
  ///   - background: The colour of what is outside of the mesh.
  ///   - smoothsColors: Whether colours change slowly near the points.
  ///   - colorSpace: The space in which colours are mixed.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
}

extension MeshGradient: ShapeStyle {
  /// The gradient that stands for the mesh where only a style is possible.
  public var paint: PaintStyle {
    guard let field = MeshField(self) else { return .color(background) }
    let colors = (0..<height).map { field.color(row: $0, column: 0) }
    return .linear(Gradient(colors: colors), start: .top, end: .bottom)
  }
}

extension MeshGradient: View {
  /// The drawing of the mesh.
  public var body: some View {
    Canvas { context, size in
      let whole = Path(CGRect(origin: .zero, size: size))
      if background != .clear { context.fill(whole, with: .color(background)) }
      guard let field = MeshField(self) else { return }
      guard let radius = field.blur(in: size) else { return field.draw(in: &context, size) }
      context.addFilter(.blur(radius: radius))
      context.drawLayer { field.draw(in: &$0, size) }
    }
  }
}

extension MeshField {
  fileprivate func draw(in context: inout GraphicsContext, _ size: CGSize) {
    for strip in strips(in: size) {
      context.fill(
        strip.path,
        with: .linearGradient(strip.gradient, startPoint: strip.start, endPoint: strip.end))
    }
  }
}
