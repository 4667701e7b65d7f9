import Foundation
import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct TextViewTests {
  @Test func aTextIsOneElement() {
    let view = Rendering { Text("Hello \(1234)").bold().padding() }
    #expect(view.outline == #"text "Hello 1,234" style=weight+padding"#)
  }

  @Test func piecesInOneLookAreOneElement() {
    let view = Rendering { Text("a") + Text("b") + Text("c") }
    #expect(view.outline == #"text "abc""#)
  }

  @Test func piecesInSeveralLooksAreElementsWithin() {
    let view = Rendering { (Text("a") + Text("b").italic() + Text("c")).font(.title) }
    #expect(
      view.outline == """
        text
          text "a" style=font
          text "b" style=italic+font
          text "c" style=font
        """)
  }

  @Test func aTextGetsAndLosesPieces() throws {
    struct Changing: View {
      @State var isMixed = false
      var body: some View {
        Button {
          isMixed.toggle()
        } label: {
          isMixed ? Text("a") + Text("b").bold() : Text("a")
        }
      }
    }
    let view = Rendering { Changing() }
    #expect(view.all(.text).count == 1)
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).map { $0.content.text } == [nil, "a", "b"])
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).map { $0.content.text } == ["a"])
  }

  @Test func aTextCanBeAHeading() {
    let view = Rendering {
      Text("a").accessibilityAddTraits(.isHeader)
      Text("b").accessibilityHeading(.h1)
    }
    #expect(view.outline == "text \"a\" heading=2\ntext \"b\" heading=1")
  }

  @Test func textsFollowTheReadersTimeZone() {
    let date = Date(timeIntervalSince1970: 0)
    let view = Rendering {
      Text(date, style: .date)
        .environment(\.timeZone, TimeZone(secondsFromGMT: -3600) ?? .gmt)
      Text(date, style: .date)
    }
    #expect(view.outline == "text \"December 31, 1969\"\ntext \"January 1, 1970\"")
  }
}
