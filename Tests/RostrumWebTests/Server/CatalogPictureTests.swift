import Foundation
import RostrumViews
import Testing

// NB: Tests `HTMLWriter` and `CatalogPicture`, which are internal.
@testable import RostrumWeb

/// Pictures of an app's catalogs on a page.
@Suite @MainActor struct CatalogPictureTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "pictures-\(UUID().uuidString)", directoryHint: .isDirectory)

  /// Makes a bundle whose catalog contains a picture.
  private func bundle(_ file: String, scale: Int, _ content: String) throws -> Bundle {
    let set = folder.appending(path: "Assets.xcassets/cover.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(
      #"{"images": [{"filename": "\#(file)", "idiom": "universal", "scale": "\#(scale)x"}]}"#.utf8
    ).write(to: set.appending(path: "Contents.json"))
    try Data(content.utf8).write(to: set.appending(path: file))
    return try #require(Bundle(path: folder.path(percentEncoded: false)))
  }

  private func html(_ bundle: Bundle) -> String {
    var writer = HTMLWriter()
    let image = ElementSnapshot.make(
      1, .image(.asset("cover", bundle: bundle)), [.fact(.label("Cover"))])
    writer.visit(image, in: .root, isFirst: true)
    return writer.html
  }

  @Test("A picture of a catalog is shown at its scale, and the server has its file")
  func picture() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = html(try bundle("cover.png", scale: 2, "pixels"))
    let match = try #require(page.firstMatch(of: #/src="(/_rostrum/picture-[0-9a-f]{16}\.png)"/#))
    let path = String(match.1)
    #expect(page.contains(#"srcset="\#(path) 2x""#))
    #expect(page.contains(#"alt="Cover""#))
    try await withServer { _, port in
      let answer = try await RawConnection.request(port: port, "GET", path)
      #expect(answer.status == 200)
      #expect(answer.body == "pixels")
      #expect(answer.values("content-type") == ["image/png"])
      #expect(answer.values("cache-control") == ["public, max-age=31536000, immutable"])
      let other = try await RawConnection.request(
        port: port, "GET", CatalogPicture.prefix + "0000000000000000.png")
      #expect(other.status == 404)
    }
  }

  @Test("A file of a kind that browsers don't show is replaced with a placeholder")
  func unknownKind() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = html(try bundle("cover.pdf", scale: 1, "pages"))
    #expect(page.hasPrefix("<svg"))
    #expect(!page.contains("src="))
  }
}
