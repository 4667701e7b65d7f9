import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Effects and materials", .viewsEnd) struct EffectModifierTests {
  private func styles(@ViewBuilder _ view: () -> some View) throws -> [StyleProperty] {
    try Rendering(view).only(.text).styles
  }

  @Test("A view is rotated and scaled about a point")
  func anchors() throws {
    #expect(
      try styles { Text("a").rotationEffect(.degrees(3), anchor: .topLeading) }
        == [.rotation(.degrees(3), anchor: .topLeading)])
    #expect(
      try styles { Text("a").scaleEffect(2, anchor: .bottom) } == [.scale(2, anchor: .bottom)])
    #expect(
      try styles { Text("a").scaleEffect(x: 2, y: 3, anchor: .top) }
        == [.stretch(x: 2, y: 3, anchor: .top)])
    #expect(
      try styles { Text("a").scaleEffect(CGSize(width: 2, height: 3)) }
        == [.stretch(x: 2, y: 3)])
  }

  @Test("Rotations about one point add up, and those about different points don't")
  func sums() throws {
    #expect(
      try styles { Text("a").rotationEffect(.degrees(3)).rotationEffect(.degrees(4)) }
        == [.rotation(Angle.degrees(3) + Angle.degrees(4))])
    let view = Rendering {
      Text("a").scaleEffect(2, anchor: .top).scaleEffect(2, anchor: .bottom)
    }
    #expect(try view.only(.text).styles == [.scale(2, anchor: .top)])
    #expect(try view.only(.group).styles == [.scale(2, anchor: .bottom)])
  }

  @Test("A transition grows from a point, which is as the centre moves")
  func transition() {
    let transition = AnyTransition.scale(scale: 0.5, anchor: .topLeading)
    let corner = Pose.Transform.scale(x: 0.5, y: 0.5, anchor: .topLeading)
    #expect(transition.insertion.pose == Pose(transforms: [corner]))
  }

  @Test("A view is rotated in space")
  func space() throws {
    #expect(
      try styles {
        Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
      } == [.spin(Spin(.degrees(30), about: (0, 1, 0), perspective: 0.5))])
  }

  @Test("A view is drawn as one, once")
  func groups() throws {
    #expect(try styles { Text("a").compositingGroup().drawingGroup() } == [.isolated])
    #expect(try styles { Text("a").geometryGroup() } == [])
  }

  @Test("A view is on glass in a shape, in a colour, or on none")
  func glass() throws {
    #expect(try styles { Text("a").glassEffect() } == [.glass(GlassLook(radius: 9999))])
    #expect(
      try styles {
        Text("a").glassEffect(.clear.tint(.red).interactive(), in: .rect(cornerRadius: 8))
      } == [.glass(GlassLook(.clear, tint: .red, isInteractive: true, radius: 8))])
    #expect(try styles { Text("a").glassEffect(.identity) } == [])
    #expect(
      try styles { GlassEffectContainer(spacing: 4) { Text("a").glassEffect(in: .circle) } }
        == [.glass(GlassLook(radius: 9999))])
    let star = UnitSquare()
    let view = Rendering { Text("a").glassEffect(.clear, in: star) }
    let plate = try view.only(.shape)
    #expect(plate.state.styles.contains(.glass(GlassLook(.clear, radius: 0))))
    #expect(plate.state.styles.contains { if case .outline = $0 { true } else { false } })
  }

  private struct UnitSquare: Shape {
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 1, height: 1)) }
  }

  @Test("A button is on glass")
  func buttons() async throws {
    let taps = Box(0)
    let host = TestHost {
      Button("Plain") { taps.value += 1 }.buttonStyle(.glass)
      Button("Clear") {}.buttonStyle(.glass(.clear))
      Button("Main") { taps.value += 1 }.buttonStyle(.glassProminent)
    }
    await host.button("Plain").tap()
    await host.button("Main").tap()
    #expect(taps.value == 2)
    let buttons = host.graph.root.descendants.filter { $0.role == .button }
    #expect(
      buttons.prefix(2).map(\.state.styles) == [
        [.glass(GlassLook(isInteractive: true, radius: 9999))],
        [.glass(GlassLook(.clear, isInteractive: true, radius: 9999))],
      ])
    // Its fill is that of a prominent button, which white words are readable on.
    #expect(buttons.last?.state.styles.contains { $0.kind == .glass } == false)
    guard case .button(let variant, _, _)? = buttons.last?.content else {
      Issue.record("There is no button")
      return
    }
    #expect(variant == .borderedProminent)
  }

  @Test("Content of little importance has foregrounds of its own")
  func levels() throws {
    #expect(
      try styles { Text("a").foregroundStyle(.red, .blue) }
        == [.foregroundLevels(secondary: .color(.blue), tertiary: nil), .foreground(.color(.red))])
    #expect(
      try styles { Text("a").foregroundStyle(.red, .blue, .green) }.first
        == .foregroundLevels(secondary: .color(.blue), tertiary: .color(.green)))
  }

  @Test("A tint is the colour of any style")
  func tints() throws {
    #expect(try styles { Text("a").tint(Color.red.gradient) } == [.tint(.red)])
    #expect(try styles { Text("a").tint(Gradient(colors: [.red, .blue])) } == [.tint(.red)])
    #expect(try styles { Text("a").tint(.red.opacity(0.5)) } == [.tint(.red.opacity(0.5))])
  }

  @Test("A colour has a gradient, and a gradient is a style")
  func gradients() throws {
    #expect(try styles { Text("a").background(Color.red.gradient) } == [.background(.shade(.red))])
    let gradient = Gradient(colors: [.red, .blue])
    #expect(AnyShapeStyle(gradient).paint == .linear(gradient, start: .top, end: .bottom))
    #expect(AnyGradient(gradient).paint == gradient.paint)
  }
}
