import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Canvases", .viewsEnd) struct CanvasTests {
  private func drawn(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [CanvasDrawing] {
    TestHost { Canvas(renderer: renderer).frame(width: 100, height: 50) }.all(.canvas)[0].drawings
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("What an app draws are values, for the size of the canvas")
  func values() {
    let drawings = drawn { context, size in
      context.fill(
        Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red),
        style: FillStyle(eoFill: true))
      context.stroke(square, with: .foreground, lineWidth: 3)
    }
    let disk = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(
      drawings == [
        .fill(disk, .style(.color(.red)), FillStyle(eoFill: true), CanvasLook()),
        .stroke(square, .style(.foreground), StrokeStyle(lineWidth: 3), CanvasLook()),
      ])
  }

  @Test("A copy of a context draws on the same canvas, with a state of its own")
  func copies() {
    let drawings = drawn { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.translateBy(x: 5, y: 0)
      copy.scaleBy(x: 2, y: 2)
      copy.addFilter(.blur(radius: 2))
      copy.addFilter(.shadow(color: .black, radius: 1))
      copy.stroke(square, with: .color(.red))
      context.fill(square, with: .color(.red))
    }
    guard case .stroke(let path, _, let style, let look) = drawings[0] else {
      Issue.record("no line")
      return
    }
    #expect(path.boundingRect == CGRect(x: 5, y: 0, width: 20, height: 20))
    #expect(style.lineWidth == 2)
    #expect(look.opacity == 0.5)
    #expect(look.blendMode == .multiply)
    #expect(look.filters == [.blur(2)])
    #expect(look.shadows == [.init(.black, radius: 1, offset: .zero)])
    #expect(
      drawings[1] == .fill(square, .style(.color(.red)), FillStyle(), CanvasLook()))
  }

  @Test("Colors multiply what is drawn next, each in addition to those before")
  func multiplication() {
    let drawings = drawn { context, _ in
      context.fill(square, with: .color(.red))
      context.addFilter(.colorMultiply(.yellow))
      context.addFilter(.colorMultiply(.gray))
      context.fill(square, with: .color(.red))
    }
    var look = CanvasLook()
    look.multipliers = [.yellow, .gray]
    #expect(
      drawings == [
        .fill(square, .style(.color(.red)), FillStyle(), CanvasLook()),
        .fill(square, .style(.color(.red)), FillStyle(), look),
      ])
  }

  @Test("Colors multiply texts, also within layers, and shadows are those of texts too")
  func multipliedViews() {
    let host = TestHost {
      Canvas { context, _ in
        context.addFilter(.colorMultiply(.yellow))
        context.addFilter(.shadow(color: .black, radius: 1, y: 2))
        context.drawLayer { layer in
          layer.addFilter(.colorMultiply(.gray))
          layer.draw(Text("a"), at: .zero)
        }
      }
      .frame(width: 100, height: 50)
    }
    let styles = host.graph.root.all.flatMap(\.state.styles)
    let multipliers = styles.compactMap { style -> Color? in
      if case .colorMultiply(let color) = style { color } else { nil }
    }
    #expect(Set(multipliers) == [.yellow, .gray])
    #expect(multipliers.count == 2)
    #expect(styles.contains(.shadow(.black, radius: 1, x: 0, y: 2)))
  }

  @Test("A clip affects what is drawn after it")
  func clip() {
    let drawings = drawn { context, size in
      #expect(context.clipBoundingRect.size == size)
      context.clip(to: square)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(square, with: .color(.red))
    }
    guard case .fill(_, _, _, let look) = drawings[0] else {
      Issue.record("no fill")
      return
    }
    #expect(look.clips == [CanvasLook.Clip(square)])
  }

  @Test("A layer is one part, with the look of the context around it")
  func layer() {
    let drawings = drawn { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
    }
    guard case .layer(let parts, let look) = drawings[0] else {
      Issue.record("no layer")
      return
    }
    #expect(parts.count == 2)
    #expect(look.opacity == 0.5)
  }

  @Test("Gradients have their places on the canvas")
  func gradients() {
    let gradient = Gradient(colors: [.red, .blue])
    let drawings = drawn { context, _ in
      context.translateBy(x: 1, y: 2)
      context.fill(
        square,
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
      context.scaleBy(x: 2, y: 2)
      context.fill(
        square,
        with: .radialGradient(gradient, center: .zero, startRadius: 1, endRadius: 5))
    }
    let paints = drawings.map { drawing in
      if case .fill(_, let paint, _, _) = drawing { paint } else { nil as CanvasPaint? }
    }
    #expect(
      paints == [
        .linear(gradient, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 11, y: 2)),
        .radial(gradient, center: CGPoint(x: 1, y: 2), startRadius: 2, endRadius: 10),
      ])
  }

  @Test("Texts, images and symbols are views among the shapes, in their order")
  func views() throws {
    let host = TestHost {
      Canvas { context, size in
        context.fill(square, with: .color(.red))
        context.draw(Text("middle"), at: CGPoint(x: 50, y: 25))
        context.fill(square, with: .color(.blue))
        for id in ["a", "b", "none"] {
          guard let symbol = context.resolveSymbol(id: id) else { continue }
          context.draw(symbol, at: CGPoint(x: 20, y: 25))
        }
        context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 20, height: 20))
      } symbols: {
        Text("symbol a").tag("a")
        ForEach(["b"], id: \.self) { Text(verbatim: "symbol \($0)") }
      }
      .frame(width: 100, height: 50)
    }
    let contents = host.graph.root.all.map(\.role).filter {
      [.canvas, .text, .image].contains($0)
    }
    #expect(contents == [.canvas, .text, .canvas, .text, .text, .image])
    #expect(host.text("symbol a").exists && host.text("symbol b").exists)
    let frame = host.text("middle").frame
    let canvas = host.all(.canvas)[0].frame
    #expect(abs(frame.midX - canvas.minX - 50) < 1)
    #expect(abs(frame.midY - canvas.minY - 25) < 1)
  }

  @Test("No number traps", arguments: [Double.nan, .infinity, -.infinity, 1e308, -1])
  func numbers(_ number: Double) {
    let drawings = drawn { context, _ in
      context.opacity = number
      context.translateBy(x: number, y: number)
      context.rotate(by: .radians(number))
      context.scaleBy(x: number, y: number)
      context.addFilter(.blur(radius: number))
      context.addFilter(.shadow(radius: number, x: number, y: number))
      context.clip(to: square)
      _ = context.clipBoundingRect
      context.stroke(square, with: .color(.red), lineWidth: number)
      context.fill(
        square,
        with: .radialGradient(
          Gradient(colors: [.red]), center: .zero, startRadius: number, endRadius: number))
    }
    #expect(drawings.count == 2)
  }

  @Test("Shapes have a size, and rotated, scaled and shifted ones are types with parts")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      Rectangle().size(width: 20, height: 10).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).path(in: rect).boundingRect
        == CGRect(x: 80, y: 40, width: 20, height: 10))
    var shifted = OffsetShape(shape: Rectangle(), offset: CGSize(width: 5, height: 6))
    #expect(shifted.path(in: rect).boundingRect.minX == 5)
    shifted.animatableData = AnimatablePair(7, 8)
    #expect(shifted.offset == CGSize(width: 7, height: 8))
    let scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 0.5, height: 1))
    #expect(scaled.path(in: rect).boundingRect.width == 50)
    let rotated = RotatedShape(shape: Rectangle(), angle: .degrees(90))
    #expect(abs(rotated.path(in: rect).boundingRect.height - 100) < 1e-9)
  }

  @Test("A path takes several rectangles, and an arc of a given length")
  func paths() {
    let one = CGRect(x: 0, y: 0, width: 10, height: 10)
    let other = CGRect(x: 20, y: 0, width: 10, height: 10)
    #expect(Path { $0.addRects([one, other]) }.boundingRect.width == 30)
    let arc = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
    }
    #expect(abs((arc.currentPoint?.y ?? 0) - 10) < 1e-9)
    #expect(abs(arc.currentPoint?.x ?? 1) < 1e-9)
  }
}
