import Foundation
import RostrumViews
import Testing

@Suite struct ShapeStyleTests {
  private func paint(_ style: some ShapeStyle) -> PaintStyle { style.paint }

  @Test func dotSyntaxPrefersTheHierarchyForPrimaryAndSecondary() {
    #expect(paint(.primary) == .foreground)
    #expect(paint(.secondary) == .hierarchical(1))
    #expect(paint(Color.secondary) == .color(.secondary))
  }

  @Test func dotSyntaxNamesColorsAndRoles() {
    #expect(paint(.red) == .color(.red))
    #expect(paint(.tint) == .tint)
    #expect(paint(.background) == .background)
    #expect(paint(.ultraThinMaterial) == .material(.ultraThin))
  }

  @Test func aColorKeepsItsOwnOpacity() {
    #expect(paint(.red.opacity(0.5)) == .color(.red.opacity(0.5)))
    #expect(paint(.tint.opacity(0.5)) == .opacity(.tint, 0.5))
  }

  @Test func colorsOfAGradientHaveEqualDistances() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test func stopsOfALineAreThoseOfItsGradient() {
    let stops = [Gradient.Stop(color: .red, location: 0.2), .init(color: .blue, location: 1)]
    #expect(
      LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
        == LinearGradient(
          gradient: Gradient(stops: stops), startPoint: .top, endPoint: .bottom))
  }

  @Test("The spellings of an elliptical gradient are one gradient, which touches the edges")
  func ellipses() {
    let colors: [Color] = [.red, .blue]
    let gradient = EllipticalGradient(
      gradient: Gradient(colors: colors), center: .center, startRadiusFraction: 0,
      endRadiusFraction: 0.5)
    #expect(EllipticalGradient(colors: colors) == gradient)
    #expect(EllipticalGradient(stops: Gradient(colors: colors).stops) == gradient)
    let styles: [EllipticalGradient] = [
      .ellipticalGradient(colors: colors), .ellipticalGradient(Gradient(colors: colors)),
      .ellipticalGradient(stops: Gradient(colors: colors).stops),
    ]
    #expect(styles.allSatisfy { $0 == gradient })
    #expect(
      gradient.paint
        == .elliptical(
          Gradient(colors: colors), center: .center, startFraction: 0, endFraction: 0.5))
  }

  @Test func colorsAllTheWayAroundEndAfterAFullTurn() {
    let paint = paint(AngularGradient(colors: [.red], center: .center, angle: .degrees(90)))
    let gradient = Gradient(colors: [.red])
    #expect(
      paint == .angular(gradient, center: .center, start: .degrees(90), end: .degrees(450)))
  }
}
