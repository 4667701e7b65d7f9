import Foundation
import RostrumViews
import Testing

@Suite("Spellings of UIKit colours") struct UIColorSpellingTests {
  @Test(
    "A name in the initializer is one of UIKit's",
    arguments: [
      (Color(.black), Color.SystemName.black), (Color(.label), .primary),
      (Color(.systemBackground), .systemBackground), (Color(.systemGray), .gray),
      (Color(.systemGray5), .gray5), (Color(.systemGray6), .gray6), (Color(.systemRed), .red),
    ])
  func within(color: Color, name: Color.SystemName) {
    #expect(color.base == .system(name))
  }

  @Test(
    "Plain names are exact, system names are the theme's",
    arguments: [
      (UIColor.blue, Color(red: 0, green: 0, blue: 1)),
      (UIColor.orange, Color(red: 1, green: 0.5, blue: 0)),
      (UIColor.red, Color(red: 1, green: 0, blue: 0)),
      (UIColor.yellow, Color(red: 1, green: 1, blue: 0)),
      (UIColor.systemBlue, Color.blue),
      (UIColor.systemPink, Color.pink),
    ])
  func named(uiColor: UIColor, color: Color) {
    #expect(Color(uiColor) == color)
    #expect(Color(uiColor: uiColor) == color)
  }
}
