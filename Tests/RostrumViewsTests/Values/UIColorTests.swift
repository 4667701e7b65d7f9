import Foundation
import RostrumViews
import Testing

@Suite struct UIColorTests {
  @Test func aColourIsSaidInTheWordsOfUIKit() {
    #expect(Color(.systemRed) == .red)
    #expect(Color(.label) == .primary)
    #expect(Color(.secondaryLabel) == .secondary)
    #expect(Color(.black) == .black)
    #expect(Color(uiColor: .systemBlue) == .blue)
    #expect(Color(.systemGray) == .gray)
    #expect(Color(.systemGray5) == Color(.system(.gray5)))
    #expect(Color(.systemBackground) == Color(.system(.systemBackground)))
  }

  @Test func plainNamesAreExactColours() {
    #expect(Color(UIColor.red) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(UIColor.orange) == Color(red: 1, green: 0.5, blue: 0))
    #expect(
      Color(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        == Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))
    #expect(Color(UIColor(white: 0.5, alpha: 1)) == Color(white: 0.5))
  }

  @Test func anotherOpacityReplacesTheOld() {
    let half = UIColor(white: 0, alpha: 0.2).withAlphaComponent(0.5)
    #expect(Color(half) == Color(white: 0, opacity: 0.5))
    #expect(UIColor(Color.red) == .systemRed)
  }
}
