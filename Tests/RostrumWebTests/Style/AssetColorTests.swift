import Foundation
import RostrumViews
import Testing

@testable import RostrumWeb

@Suite struct AssetColorTests {
  @Test("A colour of a catalogue is one colour on light and another on dark grounds")
  func lightDark() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bundle-\(UUID().uuidString)", directoryHint: .isDirectory)
    let set = folder.appending(path: "Assets.xcassets/moss.colorset", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(contents.utf8).write(to: set.appending(component: "Contents.json"))
    let bundle = try #require(Bundle(path: folder.path(percentEncoded: false)))

    let words = Color("moss", bundle: bundle).opacity(0.5).words
    let rule = try #require(Atom("tint", words: words).rule)
    #expect(
      rule.contains("color-mix(in srgb,light-dark(#ff0000ff,#00ff00ff) 50%,transparent)"))
  }

  @Test("A colour that no catalogue has is grey")
  func unknown() {
    #expect(
      Atom("tint", words: Color("moss").words).rule
        == ".s-tint_amoss{--r-tint:var(--a-moss,var(--r-gray))}")
  }

  @Test("Words that are no colours make no rule", arguments: ["d", "d_yred", "dx_yred_yblue"])
  func refuses(words: String) {
    #expect(Atom(token: "tint_\(words)")?.rule == nil)
  }

  private let contents = """
    {"colors": [
      {"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}, "idiom": "universal"},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"components": {"red": "0.0", "green": "1.0", "blue": "0.0"}}, "idiom": "universal"}]}
    """
}
