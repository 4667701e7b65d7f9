import Foundation
import RostrumElements
import RostrumViews
import Testing

@Suite struct GradientSpaceTests {
  /// The locations of a gradient's colors.
  private func locations(_ gradient: AnyGradient) -> [Double] {
    if case .linear(let gradient, _, _) = gradient.paint {
      gradient.stops.map { Double($0.location) }
    } else {
      []
    }
  }

  @Test("A perceptual gradient has mixtures between its colors, fewer between many")
  func perceptual() {
    let two = Gradient(colors: [.yellow, .blue]).colorSpace(.perceptual)
    #expect(locations(two) == [0, 0.25, 0.5, 0.75, 1])
    guard case .linear(let gradient, _, _) = two.paint else { return }
    #expect(gradient.stops.first?.color == .yellow && gradient.stops.last?.color == .blue)
    #expect(gradient.stops[2].color == Color.yellow.mix(with: .blue, by: 0.5, in: .perceptual))
    let colors = (0..<8).map { Color(white: Double($0) / 8) }
    #expect(
      locations(Gradient(colors: Array(colors.prefix(5))).colorSpace(.perceptual)).count == 13)
    #expect(locations(Gradient(colors: colors).colorSpace(.perceptual)).count == 8)
    #expect(locations(Gradient(colors: [.red]).colorSpace(.perceptual)).count == 1)
    #expect(locations(two.colorSpace(.device)).count == 5)
  }

  @Test("A browser mixes the colors of other gradients itself")
  func device() {
    let gradient = Gradient(colors: [.yellow, .blue])
    #expect(gradient.colorSpace(.device) == AnyGradient(gradient))
    #expect(Color.red.gradient.colorSpace(.perceptual) == Color.red.gradient)
    let linear = LinearGradient.linearGradient(
      AnyGradient(gradient), startPoint: .leading, endPoint: .trailing)
    #expect(linear.paint == .linear(gradient, start: .leading, end: .trailing))
    let shade = RadialGradient.radialGradient(Color.red.gradient, endRadius: 10)
    let own = RadialGradient(
      colors: [Color.red.mix(with: .white, by: 0.18), .red], center: .center, startRadius: 0,
      endRadius: 10)
    #expect(shade.paint == own.paint)
  }
}
