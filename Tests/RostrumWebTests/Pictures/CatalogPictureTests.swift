import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumViews
import RostrumWeb
import Testing

/// Pictures of an app's catalogs on a page.
@Suite @MainActor struct CatalogPictureTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "pictures-\(UUID().uuidString)", directoryHint: .isDirectory)

  private static let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  private static let drawing =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><script>1</script></svg>"#

  /// Reads a picture of a catalog with files of these names and scales.
  private func picture(
    _ files: [(String, Int)], dark: String? = nil, _ content: String = drawing
  ) throws -> Picture {
    let set = folder.appending(path: "Assets.xcassets/cover.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let entry = { (file: String, scale: Int, more: String) in
      #"{"filename": "\#(file)", "idiom": "universal", "scale": "\#(scale)x"\#(more)}"#
    }
    let night = [dark].compactMap(\.self).map { entry($0, 1, Self.dark) }
    let entries = files.map { entry($0.0, $0.1, "") } + night
    try Data(#"{"images": [\#(entries.joined(separator: ","))]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    for file in files.map(\.0) + [dark].compactMap(\.self) {
      try Data(content.utf8).write(to: set.appending(path: file))
    }
    let bundle = try #require(Bundle(path: folder.path(percentEncoded: false)))
    return try #require(BundleResources.of(bundle).images["cover"])
  }

  private func html(_ picture: Picture, isResizable: Bool = false) -> String {
    var writer = HTMLWriter()
    let image = ElementSnapshot.make(
      1, .image(.picture(picture), isResizable: isResizable), [.fact(.label("Cover"))])
    writer.visit(image, in: .root, isFirst: true)
    return writer.html
  }

  @Test("A picture is shown at its size in the scale of the screen, and the server has its files")
  func picture() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = html(try picture([("cover.svg", 1), ("fine.svg", 2)]))
    let sources = #/src="(\/_rostrum\/picture-[0-9a-f]{16}\.svg)" srcset="([^ ]+) 1x, ([^ ]+) 2x"/#
    let match = try #require(page.firstMatch(of: sources))
    let path = String(match.1)
    #expect(match.2 == match.1)
    #expect(match.3 != match.1)
    #expect(page.contains(#"alt="Cover" width="8" height="4""#))
    try await withServer { _, port in
      let answer = try await RawConnection.request(port: port, "GET", path)
      #expect(answer.status == 200)
      #expect(answer.body == Self.drawing)
      #expect(answer.values("content-type") == ["image/svg+xml"])
      #expect(answer.values("cache-control") == ["public, max-age=31536000, immutable"])
      #expect(answer.values("x-content-type-options") == ["nosniff"])
      // A drawing that is opened as a document runs no script.
      #expect(answer.values("content-security-policy").first?.contains("sandbox") == true)
      let other = try await RawConnection.request(
        port: port, "GET", PagePath.pictures + "0000000000000000.png")
      #expect(other.status == 404)
    }
  }

  @Test("The browser chooses the picture for dark mode, unless the app determines the scheme")
  func dark() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var cover = try picture([("cover.svg", 1)], dark: "night.svg")
    let page = html(cover)
    #expect(page.contains(#"media="(prefers-color-scheme: dark)""#))
    #expect(page.firstMatch(of: #/<source[^>]* srcset="[^"]+ 1x" width="8" height="4">/#) != nil)
    cover.scheme = .dark
    let night = html(cover)
    #expect(!night.contains("<source"))
    cover.scheme = .light
    #expect(html(cover) != night)
  }

  @Test("A template is a box with the picture as its mask")
  func template() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var cover = try picture([("cover.svg", 1)])
    cover.isTemplate = true
    let page = html(cover)
    let token = try #require(page.firstMatch(of: #/s-(mask_[0-9a-f]{16}_svg)/#))
    let css = try #require(StyleSheet.css(query: String(token.1)))
    #expect(css.contains("mask:url(/_rostrum/picture-"))
    #expect(StyleSheet.css(query: "mask_0123456789abcdef_svg)") == nil)
    #expect(StyleSheet.css(query: "mask_0123456789ABCDEF_svg") == nil)
    #expect(StyleSheet.css(query: "mask_0123456789abcdef_html") == nil)
  }

  @Test("A file of a kind that browsers don't show has no size")
  func unknownKind() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = html(try picture([("cover.pdf", 1)], "%PDF-1.7"))
    #expect(page.contains(#"width="0" height="0""#))
    #expect(!page.contains("src="))
  }
}
