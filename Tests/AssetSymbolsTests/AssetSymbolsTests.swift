import Foundation
import Rostrum
import RostrumElements
import RostrumViews
import Testing

/// The target has the plugin and a catalogue, so that these tests don't compile without its constants.
@Suite("Constants for catalogues") struct AssetSymbolsTests {
  @MainActor @Test("The plugin adds constants for the colors and pictures of a target")
  func constants() {
    #expect(Color(.moss) == Color("moss", bundle: .module))
    #expect(Color.moss == Color(.moss))
    #expect(Image(.cover) == Image("cover", bundle: .module))
    #expect(Image(.Icons.starFill) == Image("Icons/star-fill", bundle: .module))
    #expect(ColorResource.accent == ColorResource(name: "AccentColor", bundle: .module))
    _ = Circle().fill(.moss)
    _ = Label("Cover", image: .cover)
  }

  @Test(
    "A name becomes a constant as in Xcode",
    arguments: [
      ("moss", "moss"), ("Moss", "moss"), ("deep-moss", "deepMoss"), ("deep moss 2", "deepMoss2"),
      ("MossColor", "moss"), ("Color", "color"), ("URLField", "urlField"), ("URL", "url"),
      ("2nd", "_2nd"), ("default", "`default`"), ("été", "été"),
    ])
  func identifiers(name: String, identifier: String) {
    let symbols = AssetSymbol.symbols(of: [name], droppedSuffix: "Color")
    #expect(symbols == [AssetSymbol(name: name, spaces: [], identifier: identifier)])
  }

  @Test("Of two names with one constant the first has it, and names without letters have none")
  func collisions() {
    let symbols = AssetSymbol.symbols(of: ["a-b", "aB", "-", "Icons/aB"], droppedSuffix: "Image")
    #expect(symbols.map(\.name) == ["a-b", "Icons/aB"])
    #expect(symbols.map(\.spaces) == [[], ["Icons"]])
  }

  @Test("Folders are part of a name if they provide a namespace")
  func folders() throws {
    let folder = URL.temporaryDirectory.appending(path: "AssetSymbols-\(UUID()).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for set in ["Plain/a.imageset", "Icons/b.imageset", "Icons/Deep/c.colorset", "d.dataset"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: set), withIntermediateDirectories: true)
    }
    try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
      .write(to: folder.appending(path: "Icons/Contents.json"))
    #expect(AssetNames(in: folder) == AssetNames(colors: ["Icons/c"], images: ["Icons/b", "a"]))
  }

  @Test("A color with a name of SwiftUI's own is a resource and no member of the color")
  func ownNames() {
    let text = AssetSource(names: AssetNames(colors: ["red", "moss"], images: [])).text
    #expect(text.contains(#"static let red = ColorResource(name: "red", bundle: .module)"#))
    #expect(text.contains("static var moss: Color { Color(ColorResource.moss) }"))
    #expect(!text.contains("static var red"))
  }
}
