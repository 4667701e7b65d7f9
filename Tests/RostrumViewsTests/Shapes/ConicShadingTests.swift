import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Conic gradients of canvases", .viewsEnd) struct ConicShadingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
  private let center = CGPoint(x: 50, y: 50)

  private func drawn(_ renderer: @escaping (inout GraphicsContext) -> Void) -> [CanvasDrawing] {
    TestHost {
      Canvas { context, _ in renderer(&context) }.frame(width: 100, height: 100)
    }.all(.canvas)[0].drawings
  }

  /// The color that is drawn last at a point within all clips.
  private func color(at point: CGPoint, of drawings: [CanvasDrawing]) -> Color? {
    drawings.reversed().lazy.compactMap { drawing in
      switch drawing {
      case .fill(let path, .style(.color(let color)), _, _):
        path.contains(point) ? color : nil
      case .layer(let inner, let look):
        look.clips.allSatisfy { $0.path.contains(point) } ? color(at: point, of: inner) : nil
      default: nil
      }
    }.first
  }

  private func quarters(_ context: GraphicsContext, angle: Angle = .zero) -> GraphicsContext.Shading
  {
    let colors = [Color.red, .green, .blue, .yellow]
    let stops = colors.enumerated().flatMap { index, color in
      [0, 1].map { Gradient.Stop(color: color, location: CGFloat(index + $0) / 4) }
    }
    return .conicGradient(Gradient(stops: stops), center: center, angle: angle)
  }

  @Test("The colors go clockwise from the right, and cover the whole turn")
  func wedges() {
    let drawings = drawn { $0.fill(square, with: quarters($0)) }
    #expect(color(at: CGPoint(x: 90, y: 60), of: drawings) == .red)
    #expect(color(at: CGPoint(x: 40, y: 90), of: drawings) == .green)
    #expect(color(at: CGPoint(x: 10, y: 40), of: drawings) == .blue)
    #expect(color(at: CGPoint(x: 60, y: 10), of: drawings) == .yellow)
    for degrees in stride(from: 0.5, to: 360, by: 1) {
      let angle = degrees * .pi / 180
      let point = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
      #expect(color(at: point, of: drawings) != nil)
    }
    let turned = drawn { $0.fill(square, with: quarters($0, angle: .degrees(90))) }
    #expect(color(at: CGPoint(x: 40, y: 90), of: turned) == .red)
  }

  @Test("A path is filled within its outline, as it is placed, with the look of the context")
  func fill() {
    let drawings = drawn { context in
      context.opacity = 0.5
      context.translateBy(x: 100, y: 0)
      context.fill(Path(ellipseIn: square.boundingRect), with: quarters(context))
    }
    guard case .layer(_, let look)? = drawings.first, drawings.count == 1 else {
      Issue.record("\(drawings)")
      return
    }
    #expect(look.opacity == 0.5)
    #expect(color(at: CGPoint(x: 190, y: 60), of: drawings) == .red)
    #expect(color(at: CGPoint(x: 105, y: 5), of: drawings) == nil)
    #expect(color(at: CGPoint(x: 90, y: 60), of: drawings) == nil)
  }

  @Test("A line is filled where it is")
  func stroke() {
    let drawings = drawn { $0.stroke(square, with: quarters($0), lineWidth: 10) }
    #expect(color(at: CGPoint(x: 98, y: 60), of: drawings) == .red)
    #expect(color(at: CGPoint(x: 104, y: 60), of: drawings) == .red)
    #expect(color(at: CGPoint(x: 80, y: 60), of: drawings) == nil)
  }

  @Test("A gradient without colors draws nothing, and numbers that aren't finite are 0")
  func extremes() {
    let none = drawn {
      $0.fill(square, with: .conicGradient(Gradient(colors: []), center: center))
    }
    #expect(color(at: center, of: none) == nil)
    for number in [Double.nan, .infinity] {
      let odd = drawn {
        $0.fill(
          square,
          with: .conicGradient(
            Gradient(stops: [.init(color: .red, location: number)]),
            center: CGPoint(x: number, y: number), angle: .radians(number)))
      }
      #expect(color(at: CGPoint(x: 90, y: 60), of: odd) == .red)
    }
  }
}
