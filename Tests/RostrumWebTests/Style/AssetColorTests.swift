import Foundation
import RostrumViews
import Testing

// NB: Tests `AtomColor`, `TintAtom` and `DrawnColors`, which are internal.
@testable import RostrumHTML
@testable import RostrumWeb

@Suite struct AssetColorTests {
  @Test("A colour of a catalogue has a value for light mode and one for dark mode")
  func lightDark() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bundle-\(UUID().uuidString)", directoryHint: .isDirectory)
    let set = folder.appending(path: "Assets.xcassets/moss.colorset", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(contents.utf8).write(to: set.appending(component: "Contents.json"))
    let bundle = try #require(Bundle(path: folder.path(percentEncoded: false)))

    let color = DrawnColors.$catalog.withValue(PageResources().colors) {
      AtomColor(Color("moss", bundle: bundle).opacity(0.5))
    }
    #expect(color.css == "color-mix(in srgb,light-dark(#ff0000ff,#00ff00ff) 50%,transparent)")
    let tint = TintAtom(operand: color).atom
    #expect(Atom(token: tint.token) == tint)
  }

  @Test("A colour that isn't in a catalogue is grey")
  func unknown() {
    #expect(
      TintAtom(operand: AtomColor(Color("moss"))).atom.rule
        .hasPrefix(".s-tint_asset_moss{--r-tint:var(--a-moss,var(--r-gray));"))
  }

  @Test(
    "Invalid words create no atom",
    arguments: ["lightDark", "lightDark_red", "rgb_red", "asset", "asset_"])
  func refuses(words: String) {
    #expect(Atom(token: "tint_\(words)") == nil)
  }

  private let contents = """
    {"colors": [
      {"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}, "idiom": "universal"},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"components": {"red": "0.0", "green": "1.0", "blue": "0.0"}}, "idiom": "universal"}]}
    """
}
