import Foundation
import RostrumElements
import RostrumGraph

/// A part of a canvas: shapes, or a view among them.
enum CanvasPiece {
  case shapes([CanvasDrawing])
  case view(CanvasView)
}

/// A view that is drawn on a canvas.
struct CanvasView {
  enum Content {
    case text(Text, PaintStyle?)
    case image(Image)
    case symbol(any View)
  }

  let content: Content
  let place: CGPoint
  let anchor: UnitPoint
  /// The size of the view; `nil` for its own.
  let size: CGSize?
  var transform: CGAffineTransform
  var look: CanvasLook
}

/// Collects what is drawn on a canvas, or in one of its layers.
final class CanvasRecorder {
  let symbols: any View
  /// The box of the canvas.
  let bounds: CGRect
  private var done: [CanvasPiece] = []
  /// The shapes since the last view.
  private var shapes: [CanvasDrawing] = []

  init(symbols: any View, bounds: CGRect) {
    self.symbols = symbols
    self.bounds = bounds
  }

  /// What was drawn, from back to front.
  var pieces: [CanvasPiece] { shapes.isEmpty ? done : done + [.shapes(shapes)] }

  func add(_ drawing: CanvasDrawing) {
    shapes.append(drawing)
  }

  func add(_ view: CanvasView) {
    done = pieces
    done.append(.view(view))
    shapes = []
  }

  /// Adds a layer: as one if it has no views, or else each of its parts.
  func add(_ layer: CanvasRecorder, _ look: CanvasLook) {
    for piece in layer.pieces {
      switch piece {
      case .shapes(let drawings): add(.layer(drawings, look))
      case .view(var view):
        view.look = view.look.within(look)
        add(view)
      }
    }
  }
}

extension CanvasLook {
  /// This look within a layer.
  func within(_ layer: CanvasLook) -> CanvasLook {
    var look = self
    look.opacity *= layer.opacity
    look.filters += layer.filters
    look.multipliers += layer.multipliers
    look.shadows += layer.shadows
    look.clips += layer.clips
    if layer.blendMode != .normal { look.blendMode = layer.blendMode }
    return look
  }
}

/// Shows a part of a canvas.
struct CanvasPieceView: View {
  let piece: CanvasPiece
  let size: CGSize

  var body: some View {
    switch piece {
    case .shapes(let drawings): CanvasElement(figure: CanvasFigure(drawings))
    case .view(let drawn): DrawnView(drawn: drawn)
    }
  }
}

/// The element of shapes on a canvas.
struct CanvasElement: LeafView {
  typealias Body = Never
  static var role: ElementRole { .canvas }
  let figure: CanvasFigure

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .canvas(figure)
  }
}

/// A view at a place of a canvas: around a box without a size, whose transforms are about the place.
private struct DrawnView: View {
  let drawn: CanvasView

  /// Texts begin at the upper corner of their box.
  private var alignment: Alignment {
    if case .text = drawn.content { .topLeading } else { .center }
  }

  @ViewBuilder private var content: some View {
    switch drawn.content {
    case .text(let text, let paint): text.style(paint.map { .foreground($0) })
    case .image(let image): drawn.size == nil ? image : image.resizable()
    case .symbol(let view): AnyView(view)
    }
  }

  var body: some View {
    let place = drawn.place.applying(drawn.transform)
    let (scale, angle) = drawn.transform.parts
    let filters = drawn.look.filters
    content
      .frame(width: drawn.size?.width, height: drawn.size?.height, alignment: alignment)
      .fixedSize()
      // The filter of a box without a size would draw nothing.
      .modifier(LayersModifier(properties: drawn.look.multipliers.map { .colorMultiply($0) }))
      .frame(width: 0, height: 0, alignment: drawn.anchor.alignment)
      .scaleEffect(scale)
      .rotationEffect(angle)
      .opacity(drawn.look.opacity)
      .style(filters.isEmpty ? nil : .filters(filters))
      .modifier(
        LayersModifier(
          properties: drawn.look.shadows.map {
            .shadow($0.color, radius: $0.radius, x: $0.offset.width, y: $0.offset.height)
          })
      )
      .position(x: place.x, y: place.y)
  }
}

/// Puts a box around a view for each of some properties.
private struct LayersModifier: ElementModifier {
  let properties: [StyleProperty]

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    for property in properties { element.layers.append([property]) }
  }
}

extension CGAffineTransform {
  /// The scale factors and the rotation of the transform.
  fileprivate var parts: (CGSize, Angle) {
    let (width, angle) = (hypot(a, b), atan2(b, a))
    guard width > 0 else { return (CGSize(width: 0, height: hypot(c, d)), .zero) }
    return (CGSize(width: width, height: (a * d - b * c) / width), .radians(angle))
  }

  /// The factor by which the transform makes a line wider.
  var lineScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension UnitPoint {
  /// The alignment of a view that has this point where a box without a size is.
  fileprivate var alignment: Alignment {
    let horizontal: HorizontalAlignment = x < 0.25 ? .leading : x > 0.75 ? .trailing : .center
    let vertical: VerticalAlignment = y < 0.25 ? .top : y > 0.75 ? .bottom : .center
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}
