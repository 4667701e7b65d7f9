import Foundation
import RostrumViews
import Testing

@Suite struct StyleBoxTests {
  private let padding = StyleProperty.padding(EdgeInsets(16, on: .all))
  private let background = StyleProperty.background(.color(.red))
  private let frame = StyleProperty.frame(Frame(width: 100))

  /// How many boxes it takes to draw modifiers in their order.
  private func boxes(_ modifiers: StyleProperty...) -> [[StyleProperty]] {
    modifiers.reduce(into: [[]]) { StyleBox.add($1, to: &$0) }
  }

  @Test func aBackgroundIsBehindThePaddingBeforeIt() {
    #expect(boxes(padding, background) == [[padding, background]])
  }

  @Test func aPaddingIsOutsideTheBackgroundBeforeIt() {
    #expect(boxes(background, padding) == [[background], [padding]])
  }

  @Test func aBackgroundFillsTheFrameBeforeIt() {
    #expect(boxes(frame, background).count == 1)
    #expect(boxes(padding, frame, background).count == 1)
    #expect(boxes(background, frame).count == 2)
    #expect(boxes(frame, padding).count == 2)
  }

  @Test func twoPaddingsAddUp() {
    let both = StyleProperty.padding(EdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24))
    #expect(boxes(padding, .padding(EdgeInsets(8, on: .horizontal))) == [[both]])
  }

  @Test func twoBackgroundsAreTwoBoxes() {
    #expect(boxes(background, .background(.tint)).count == 2)
  }

  @Test func cornersCutTheBackgroundBeforeThemOnly() {
    #expect(boxes(padding, background, .cornerRadius(8)).count == 1)
    #expect(boxes(.cornerRadius(8), background).count == 2)
    #expect(boxes(.cornerRadius(8), .cornerRadius(4)).count == 2)
  }

  @Test func whatTextsInheritJoinsEveryBoxAndTheNearerWins() {
    #expect(boxes(background, .font(.body), .font(.title)) == [[.font(.body), background]])
    #expect(boxes(.foreground(.tint), padding, .foreground(.color(.red))).count == 1)
  }

  @Test func whatTextsInheritGoesToTheInnermostBox() {
    #expect(
      boxes(background, padding, .font(.body)) == [[.font(.body), background], [padding]])
  }

  @Test func opacitiesAndMovesAddUp() {
    #expect(boxes(.opacity(0.5), .opacity(0.5)) == [[.opacity(0.25)]])
    #expect(
      boxes(.offset(x: 1, y: 2), .offset(x: 3, y: 4)) == [[.offset(x: 4, y: 6)]])
    #expect(boxes(.rotation(.degrees(90)), .offset(x: 3, y: 4)).count == 2)
  }
}
