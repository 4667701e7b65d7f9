import Foundation
import RostrumViews
import Testing

@Suite struct ColorTests {
  @Test func opacitiesMultiply() {
    #expect(Color.red.opacity(0.5).opacity(0.5).opacity == 0.25)
    #expect(Color.red.opacity(0.5).base == Color.red.base)
  }

  @Test func aNameIsOfTheAppsPalette() {
    #expect(Color("seafoam").base == .asset("seafoam"))
  }

  @Test(arguments: [
    (0.0, 1.0, 0.0, 0.0), (1.0 / 3, 0.0, 1.0, 0.0), (2.0 / 3, 0.0, 0.0, 1.0),
    (1.0, 1.0, 0.0, 0.0),
  ])
  func hueGoesAroundTheCircle(hue: Double, red: Double, green: Double, blue: Double) {
    let color = Color(hue: hue, saturation: 1, brightness: 1)
    guard case .components(.sRGB, let r, let g, let b) = color.base else {
      Issue.record("no components")
      return
    }
    #expect(abs(r - red) < 1e-9 && abs(g - green) < 1e-9 && abs(b - blue) < 1e-9)
  }

  @Test func withoutSaturationAllHuesAreGrey() {
    #expect(Color(hue: 0.4, saturation: 0, brightness: 0.5) == Color(white: 0.5))
  }
}
