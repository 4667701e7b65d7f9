import Foundation
import RostrumViews
import Testing

@MainActor
@Suite("Stacks: what a new value updates", .viewsEnd)
struct StackUpdateTests {
  /// Counts how often the element around which it is gets described.
  private final class Tally { var count = 0 }

  private struct Described: ElementModifier {
    typealias Body = Never
    let tally: Tally
    var badge = ""

    func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
      tally.count += 1
      element.state.badge = environment.isEnabled ? badge : "disabled"
    }
  }

  private struct Screen: View {
    let tally: Tally
    @State private var number = 0
    @State private var spacing: CGFloat = 4
    @State private var alignment = HorizontalAlignment.center
    @State private var badge = "a"
    @State private var isDisabled = false

    var body: some View {
      VStack(alignment: alignment, spacing: spacing) { Text(verbatim: "\(number)") }
        .modifier(Described(tally: tally, badge: badge))
        .disabled(isDisabled)
      Press("content") { number += 1 }
      Press("spacing") { (number, spacing) = (number + 1, 8) }
      Press("alignment") { (number, alignment) = (number + 1, .leading) }
      Press("modifier") { (number, badge) = (number + 1, "b") }
      Press("environment") { (number, isDisabled) = (number + 1, true) }
    }
  }

  @Test("New content alone leaves the description of the stack")
  func content() throws {
    let tally = Tally()
    let stage = Stage { Screen(tally: tally) }
    let described = tally.count
    let text = try #require(stage["0"])
    try stage.tap("content")
    #expect(stage.mutations == [.set(text, words: "0", to: "1")])
    #expect(tally.count == described)
  }

  @Test(
    "What changes together with the content is described",
    arguments: ["spacing", "alignment", "modifier", "environment"])
  func description(name: String) throws {
    let tally = Tally()
    let stage = Stage { Screen(tally: tally) }
    let described = tally.count
    let stack = try #require(stage.first(.stack))
    let old = stack.state
    try stage.tap(name)
    #expect(stage["1"] != nil)
    #expect(tally.count > described)
    #expect(stack.state != old)
  }

  @Test("Each stack notices a change of its arrangement", arguments: 0..<4)
  func arrangement(kind: Int) throws {
    struct Other: View {
      let kind: Int
      @State private var number = 0

      var body: some View {
        switch kind {
        case 0: HStack(alignment: number == 0 ? .top : .bottom) { text }
        case 1: ZStack(alignment: number == 0 ? .top : .bottom) { text }
        case 2: Text(verbatim: "-").overlay(alignment: number == 0 ? .top : .bottom) { text }
        default: HStack(spacing: number == 0 ? 4 : 8) { text }
        }
        Press("next") { number += 1 }
      }

      private var text: some View { Text(verbatim: "\(number)") }
    }
    let stage = Stage { Other(kind: kind) }
    let stack = try #require(stage["0"]?.parent)
    let old = stack.state.styles
    try stage.tap("next")
    #expect(stage["1"]?.parent === stack)
    #expect(stack.state.styles != old)
  }
}
