import Foundation
import RostrumViews
import Testing

@Suite struct SmallValueTests {
  @Test("Angles are added, taken away, multiplied and divided in place")
  func angles() {
    var angle = Angle(radians: 1)
    angle += .radians(0.5)
    #expect(angle == .radians(1.5))
    angle -= .radians(1)
    #expect(angle == .radians(0.5))
    angle *= 4
    #expect(angle == .radians(2))
    angle /= 8
    #expect(angle == .radians(0.25))
  }

  @Test func anAngleHasDegreesAndRadians() {
    #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
    #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
    #expect(Angle.degrees(-90) < .zero)
  }

  @Test func sidesMakeInsets() {
    #expect(
      EdgeInsets(8, on: .horizontal) == EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
    #expect(
      EdgeInsets(8, on: [.vertical, .leading])
        == EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 0))
    #expect(Edge.Set.all == [.horizontal, .vertical])
  }

  @Test func aFontKeepsWhatHasBeenChangedAboutIt() {
    let font = Font.title.bold().italic().monospacedDigit()
    #expect(font.base == .style(.title))
    #expect(font.weight == .bold && font.isItalic && font.hasMonospacedDigits)
    #expect(Font.system(size: 12, weight: .heavy).monospaced().design == .monospaced)
  }
}
