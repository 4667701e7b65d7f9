import Foundation
import RostrumElements
import RostrumViews
import Testing

@MainActor @Suite("Colors as numbers") struct ColorResolutionTests {
  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return environment
  }

  @Test("A color of the theme is that of light or dark mode")
  func schemes() {
    #expect(Color.blue.resolve(in: environment(.light)).description == "#0A60D6FF")
    #expect(Color.blue.resolve(in: environment(.dark)).description == "#58A6FFFF")
    #expect(Color.clear.resolve(in: environment(.light)).opacity == 0)
    let half = Color.white.opacity(0.5).resolve(in: environment(.light))
    #expect(half.opacity == 0.5 && abs(half.red - 1) < 0.001)
  }

  @Test("Components are corrected or linear")
  func components() {
    var color = Color.Resolved(red: 0.5, green: 0, blue: 1, opacity: 0.25)
    #expect(abs(color.linearRed - 0.2140) < 0.001 && color.linearGreen == 0)
    #expect(abs(color.red - 0.5) < 0.001)
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.2140, green: 0, blue: 1)
    #expect(abs(linear.red - color.red) < 0.001)
    color.red = 1
    #expect(color.linearRed == 1 && color.description == "#FF00FF40")
    #expect(Color(color).resolve(in: environment(.light)).description == "#FF00FF40")
  }

  @Test("Numbers that no screen shows are those of the nearest one")
  func numbers() {
    for number in [Float.nan, .infinity, -1, 1e38] {
      let color = Color.Resolved(red: number, green: number, blue: number, opacity: number)
      #expect(color.description.utf8.count == 9)
      #expect(Color(color).description.isEmpty == false)
    }
    for number in [Double.nan, .infinity, -1, 1e308] {
      let mixture = Color.red.mix(with: .blue, by: number)
      #expect(mixture.resolve(in: environment(.light)).opacity == 1)
    }
  }

  @Test("A mixture has a share of the other color, in a space")
  func mixtures() {
    func mix(_ share: Double, _ space: Gradient.ColorSpace) -> String {
      Color.black.mix(with: .white, by: share, in: space).resolve(in: environment(.light))
        .description
    }
    #expect(mix(0, .device) == "#000000FF" && mix(1, .device) == "#FFFFFFFF")
    #expect(mix(0.25, .device) == "#404040FF")
    // The lightness of Oklab 0.5 is the gray #636363.
    #expect(mix(0.5, .perceptual) == "#636363FF")
    let color = Color(red: 1, green: 0, blue: 0).mix(with: .blue, by: 0.25)
    #expect(color.resolve(in: environment(.light)) != color.resolve(in: environment(.dark)))
  }

  @Test("A color has a description")
  func descriptions() {
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color("moss").description == "\"moss\"")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    #expect(Color.red.mix(with: .blue, by: 0.3).description == "red with 30% blue")
  }
}
