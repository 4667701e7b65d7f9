public import Foundation
public import RostrumElements
import RostrumGraph

/// Draws on a canvas.
///
/// A copy of a context draws on the same canvas, with an opacity, a transform, a clip and filters of its
/// own:
///
/// ```swift
/// Canvas { context, size in
///   var turned = context
///   turned.translateBy(x: size.width / 2, y: size.height / 2)
///   turned.rotate(by: .degrees(45))
///   turned.fill(Path(CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(.blue))
///   context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.gray))
/// }
/// ```
public struct GraphicsContext {
  let recorder: CanvasRecorder
  /// The opacity of what is drawn next, from 0 for transparent to 1 for opaque.
  public var opacity: Double {
    get { look.opacity }
    set { look.opacity = newValue.isNaN ? 1 : newValue.clamped(to: 0...1) }
  }
  /// How the colours of what is drawn next blend with those behind.
  public var blendMode: BlendMode {
    get { look.blendMode }
    set { look.blendMode = newValue }
  }
  /// The transform of what is drawn next.
  public var transform = CGAffineTransform.identity
  var look = CanvasLook()

  /// How colours blend with those behind them.
  public typealias BlendMode = RostrumElements.BlendMode

  init(_ recorder: CanvasRecorder) {
    self.recorder = recorder
  }

  /// Moves what is drawn next.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn next.
  ///
  /// - Parameters:
  ///   - x: The horizontal scale factor.
  ///   - y: The vertical scale factor.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates what is drawn next, about the origin.
  ///
  /// - Parameter angle: The angle.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Transforms what is drawn next, before the transforms so far.
  ///
  /// - Parameter matrix: The transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Clips what is drawn next to a path, in addition to the clips so far.
  ///
  /// Texts, images and symbols aren't clipped.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - style: Which points are inside.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    look.clips.append(CanvasLook.Clip(placed(path), style: style))
  }

  /// The box of the clips so far; that of the canvas without a clip.
  public var clipBoundingRect: CGRect {
    let box = look.clips.reduce(recorder.bounds) { $0.overlap(with: $1.path.boundingRect) }
    return transform.isIdentity ? box : Path(box).applying(transform.inverted()).boundingRect
  }

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The paint.
  ///   - style: Which points are inside.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if let conic = shading.conic {
      draw(conic, within: CanvasLook.Clip(placed(path), style: style))
    } else {
      recorder.add(.fill(placed(path), shading.paint(in: transform), style, look))
    }
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The paint.
  ///   - style: The width, the ends and the dashes of the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    let factor = transform.lineScale
    if factor != 1 {
      style.lineWidth *= factor
      style.dash = style.dash.map { $0 * factor }
      style.dashPhase *= factor
    }
    if let conic = shading.conic {
      draw(conic, within: CanvasLook.Clip(placed(path).strokedPath(style)))
    } else {
      recorder.add(.stroke(placed(path), shading.paint(in: transform), style, look))
    }
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The paint.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a layer, which has the opacity, the filters and the clip of this context as a whole.
  ///
  /// A layer with texts, images or symbols is drawn part by part.
  ///
  /// - Parameter content: Draws the layer.
  /// - Throws: The error of the closure.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(CanvasRecorder(symbols: recorder.symbols, bounds: recorder.bounds))
    layer.transform = transform
    try content(&layer)
    recorder.add(layer.recorder, look)
  }

  private func placed(_ path: Path) -> Path {
    transform.isIdentity ? path : path.applying(transform)
  }
}
