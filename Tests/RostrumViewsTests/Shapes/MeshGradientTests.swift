import Foundation
import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Mesh gradients", .viewsEnd) struct MeshGradientTests {
  private func drawn(@ViewBuilder _ view: @escaping () -> some View) -> [CanvasDrawing] {
    TestHost { view().frame(width: 100, height: 80) }.all(.canvas).flatMap(\.drawings)
      .flatMap { parts(of: $0) }
  }

  /// The parts of a layer, or the drawing.
  private func parts(of drawing: CanvasDrawing) -> [CanvasDrawing] {
    if case .layer(let drawings, _) = drawing { drawings } else { [drawing] }
  }

  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private var square: MeshGradient {
    MeshGradient(
      width: 2, height: 2, points: corners, colors: [.red, .green, .blue, .yellow],
      smoothsColors: false)
  }

  /// The path and the paint of a drawing.
  private func parts(_ drawing: CanvasDrawing) -> (path: Path, paint: CanvasPaint)? {
    guard case .fill(let path, let paint, _, _) = drawing else { return nil }
    return (path, paint)
  }

  @Test("Each field has eight strips, which reach beyond the top and the bottom without gaps")
  func strips() throws {
    let strips = drawn { square }.compactMap(parts)
    #expect(strips.count == 8)
    let boxes = strips.map(\.path.boundingRect)
    #expect(boxes.allSatisfy { abs($0.minX + 20) < 0.01 && abs($0.maxX - 120) < 0.01 })
    #expect(boxes.map { $0.minY.rounded() } == [-16, 10, 20, 30, 40, 50, 60, 70])
    #expect(boxes.map { $0.maxY.rounded() } == [15, 25, 35, 45, 55, 65, 75, 96])
    let red = Color.red.mix(with: .blue, by: 0.0625, in: .device)
    let green = Color.green.mix(with: .yellow, by: 0.0625, in: .device)
    #expect(
      strips[0].paint
        == .linear(
          Gradient(stops: [.init(color: red, location: 0), .init(color: green, location: 1)]),
          from: CGPoint(x: 0, y: 5), to: CGPoint(x: 100, y: 5)))
    let mesh = MeshGradient(
      width: 3, height: 3, points: (0..<9).map { [Float($0 % 3) / 2, Float($0 / 3) / 2] },
      colors: Array(repeating: .red, count: 9))
    #expect(drawn { mesh }.count == 32)
  }

  @Test("Strips flow into each other, unless the mesh has edges of its own")
  func blur() throws {
    func filters(_ points: [SIMD2<Float>]) -> [VisualFilter] {
      let mesh = MeshGradient(
        width: 2, height: 2, points: points, colors: [.red, .green, .blue, .yellow])
      return TestHost { mesh.frame(width: 100, height: 80) }.all(.canvas).flatMap(\.drawings)
        .flatMap { drawing in
          guard case .layer(_, let look) = drawing else { return [VisualFilter]() }
          return look.filters
        }
    }
    #expect(filters(corners) == [.blur(5)])
    #expect(filters([[-0.1, 0], [1.2, 0], [0, 1.5], [1, 1]]) == [.blur(5)])
    #expect(filters([[0.1, 0], [1, 0], [0, 1], [1, 1]]) == [])
  }

  @Test("A field reaches below the next one, and not beyond a mesh with edges of its own")
  func overlap() throws {
    let mesh = MeshGradient(
      width: 3, height: 2,
      points: [[0.1, 0], [0.5, 0], [1, 0], [0.1, 1], [0.5, 1], [1, 1]],
      colors: Array(repeating: .red, count: 6))
    let boxes = drawn { mesh }.compactMap(parts).map(\.path.boundingRect)
    #expect(boxes.prefix(8).allSatisfy { abs($0.minX - 10) < 0.01 && abs($0.maxX - 50.8) < 0.01 })
    #expect(boxes.suffix(8).allSatisfy { abs($0.minX - 50) < 0.01 && abs($0.maxX - 100) < 0.01 })
    #expect(boxes.map(\.minY).min() == 0 && boxes.map(\.maxY).max() == 80)
  }

  @Test("Edges are bent towards the control points")
  func curves() throws {
    let lines = corners.map { corner in
      MeshGradient.BezierPoint(
        position: corner, leadingControlPoint: corner, topControlPoint: corner,
        trailingControlPoint: corner, bottomControlPoint: corner)
    }
    var bent = lines
    bent[0].trailingControlPoint = [0.3, -0.4]
    bent[1].leadingControlPoint = [0.7, -0.4]
    func top(_ points: [MeshGradient.BezierPoint]) -> CGFloat? {
      drawn {
        MeshGradient(
          width: 2, height: 2, bezierPoints: points, colors: [.red, .red, .red, .red])
      }.compactMap(parts).first?.path.boundingRect.minY
    }
    #expect(top(lines) == 0)
    // The middle of the curve is three quarters of the way to the control points.
    let middle = try #require(top(bent))
    #expect(abs(middle - -24) < 0.01)
  }

  @Test("Colours are mixed slowly near the points, in the space of the mesh, behind a background")
  func colors() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners,
      resolvedColors: [.init(red: 1, green: 0, blue: 0)]
        + (0..<3).map { _ in
          Color.Resolved(red: 0, green: 0, blue: 1)
        },
      background: .black, colorSpace: .perceptual)
    let drawings = drawn { mesh }.compactMap(parts)
    #expect(drawings.first?.paint == .style(.color(.black)))
    #expect(drawings.count == 9)
    guard case .linear(let gradient, _, _) = drawings[1].paint else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, 0.25, 0.75, 1])
    let (first, last) = (gradient.stops[0].color, gradient.stops[3].color)
    #expect(gradient.stops[1].color == first.mix(with: last, by: 0.15625, in: .perceptual))
  }

  @Test("A mesh with wrong numbers of points or colours is its background")
  func wrong() {
    for (width, height, count) in [(3, 2, 4), (1, 4, 4), (2, 2, 3), (-2, -2, 4)] {
      let mesh = MeshGradient(
        width: width, height: height, points: corners,
        colors: Array(repeating: .red, count: count), background: .gray)
      #expect(drawn { mesh }.compactMap(parts).map(\.paint) == [.style(.color(.gray))])
      #expect(mesh.paint == .color(.gray))
    }
  }

  @Test("A mesh is a background, a layer and the fill of a shape, and a gradient elsewhere")
  func places() throws {
    #expect(drawn { Text("a").background(square) }.count == 8)
    #expect(drawn { Text("a").overlay(square) }.count == 8)
    #expect(drawn { Text("a").background(square, ignoresSafeAreaEdges: .all) }.count == 8)
    #expect(drawn { Circle().fill(square) }.count == 8)
    let text = Rendering { Text("a").foregroundStyle(square) }
    #expect(
      try text.only(.text).styles == [
        .foreground(.linear(Gradient(colors: [.red, .blue]), start: .top, end: .bottom))
      ])
  }

  struct Flow: View {
    @State private var isMoved = false
    var body: some View {
      Button("move") { isMoved = true }
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, isMoved ? 0.5 : 1], [1, 1]],
        colors: [.red, .green, .blue, .yellow]
      )
      .frame(width: 100, height: 80)
    }
  }

  @Test("Changed points are drawn")
  func change() async throws {
    let host = TestHost { Flow() }
    let before = host.all(.canvas)[0].drawings.flatMap { parts(of: $0) }
    await host.button("move").tap()
    let after = host.all(.canvas)[0].drawings.flatMap { parts(of: $0) }
    #expect(before.count == 8 && after.count == 8)
    #expect(before != after)
  }
}
