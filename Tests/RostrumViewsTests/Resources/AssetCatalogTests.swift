import Foundation
import RostrumScenes
import Testing

@Suite struct AssetCatalogTests {
  private static func color(_ components: String, space: String = "srgb") -> String {
    #""color": {"color-space": "\#(space)", "components": {\#(components)}}, "idiom": "universal""#
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#

  private func colors(_ sets: [String: String]) throws -> [String: ColorSet] {
    let files = sets.map {
      ("Assets.xcassets/\($0).colorset/Contents.json", #"{"colors": [\#($1)]}"#)
    }
    let resources = try TemporaryBundle(Dictionary(uniqueKeysWithValues: files))
    return BundleResources.of(resources.bundle).colors
  }

  @Test("A colour has variants for light and dark mode")
  func lightAndDark() throws {
    let light = Self.color(#""red": "0xFF", "green": "0x00", "blue": "0x00", "alpha": "1.000""#)
    let dark = Self.color(#""red": "0", "green": "255", "blue": "0.5", "alpha": "0.5""#)
    let sets = try colors(["moss": "{\(light)}, {\(Self.dark)\(dark)}"])
    let moss = try #require(sets["moss"])
    #expect(moss.light == Color(red: 1, green: 0, blue: 0))
    #expect(moss.dark == Color(red: 0, green: 1, blue: 0.5, opacity: 0.5))
  }

  @Test("A colour without a dark variant is the same in both modes")
  func lightOnly() throws {
    let sets = try colors(["fog": "{\(Self.color(#""white": "0.8", "alpha": "1.0""#))}"])
    #expect(sets["fog"]?.light == Color(white: 0.8))
    #expect(sets["fog"]?.dark == Color(white: 0.8))
  }

  @Test("A system colour stays one")
  func system() throws {
    let set =
      #"{"color": {"platform": "ios", "reference": "systemTealColor"}, "idiom": "universal"}"#
    #expect(try colors(["sea": set])["sea"]?.light == .teal)
  }

  @Test("Folders group sets, and are part of the name only as a namespace")
  func folders() throws {
    let set = #"{"colors": [{\#(Self.color(#""white": "1.0""#))}]}"#
    let resources = try TemporaryBundle([
      "Assets.xcassets/Plain/a.colorset/Contents.json": set,
      "Assets.xcassets/Themes/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Assets.xcassets/Themes/b.colorset/Contents.json": set,
    ])
    #expect(Set(BundleResources.of(resources.bundle).colors.keys) == ["a", "Themes/b"])
  }

  @Test("An invalid set is omitted, and the others remain")
  func damaged() throws {
    let sets = try colors([
      "broken": "{", "empty": "", "fog": "{\(Self.color(#""white": "1.0""#))}",
    ])
    #expect(Array(sets.keys) == ["fog"])
  }
}
