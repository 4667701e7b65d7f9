import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Shadows and blend modes of styles", .viewsEnd) struct StyleEffectTests {
  private func styles(@ViewBuilder _ view: () -> some View) throws -> [StyleProperty] {
    try Rendering(view).only(.text).styles
  }

  private let gray = Color(.sRGBLinear, white: 0, opacity: 0.33)

  @Test("A text that is painted with a shadow has the paint and the shadow")
  func shadows() throws {
    let both: [StyleProperty] = [
      .foreground(.color(.red)), .shadow(gray, radius: 2, x: 0, y: 1),
    ]
    let shadow = ShadowStyle.drop(radius: 2, y: 1)
    #expect(try styles { Text("a").foregroundStyle(.red.shadow(shadow)) } == both)
    #expect(try styles { Text("a").padding().foregroundStyle(.red.shadow(shadow)) }.count == 3)
    let style = AnyShapeStyle(Color.red.shadow(shadow))
    #expect(try styles { Text("a").foregroundStyle(style) } == both)
    let inner = Rendering {
      Text("a").foregroundStyle(.tint.shadow(.inner(color: .blue, radius: 3, x: 1, y: -1)))
    }
    #expect(inner.outline == "group style=innerShadow\n  text \"a\" style=foreground")
    #expect(
      try inner.only(.group).styles == [.innerShadow(.blue, radius: 3, x: 1, y: -1)])
  }

  @Test("The current foreground has shadows, opacities and blend modes by dot syntax")
  func current() throws {
    #expect(
      try styles { Text("a").foregroundStyle(.shadow(.drop(color: .red, radius: 1))) }
        == [.foreground(.foreground), .shadow(.red, radius: 1, x: 0, y: 0)])
    #expect(
      try styles { Text("a").foregroundStyle(.opacity(0.5)) }
        == [.foreground(.opacity(.foreground, 0.5))])
    #expect(
      try styles { Text("a").foregroundStyle(.blendMode(.multiply)) }
        == [.foreground(.foreground), .blendMode(.multiply)])
  }

  @Test("A shape and a background have the shadows of their paints")
  func fills() throws {
    let shape = Rendering { Circle().fill(.blue.shadow(.drop(color: .red, radius: 4))) }
    #expect(
      try shape.only(.shape).styles
        == [.fill(.color(.blue)), .shadow(.red, radius: 4, x: 0, y: 0)])
    let line = Rendering { Circle().stroke(.blue.blendMode(.screen)) }
    #expect(
      try line.only(.shape).styles
        == [.stroke(.color(.blue), StrokeStyle(lineWidth: 1)), .blendMode(.screen)])
    #expect(
      try styles { Text("a").background(.white.shadow(.drop(color: .red, radius: 4))) }
        == [.background(.color(.white)), .shadow(.red, radius: 4, x: 0, y: 0)])
  }

  @Test("A fainter style has a fainter shadow, and each of several effects is drawn")
  func opacities() throws {
    #expect(
      try styles {
        Text("a").foregroundStyle(
          .tint.shadow(.drop(color: .red, radius: 1)).blendMode(.darken).opacity(0.5))
      } == [
        .foreground(.opacity(.tint, 0.5)), .shadow(.red.opacity(0.5), radius: 1, x: 0, y: 0),
        .blendMode(.darken),
      ])
  }
}
