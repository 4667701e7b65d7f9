import Foundation
import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

@Suite @MainActor struct PictureResourceTests {
  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#

  private func bundle(_ files: [String: Data]) throws -> TemporaryBundle {
    let bundle = try TemporaryBundle(["empty": ""])
    let folder = try #require(bundle.bundle.resourceURL)
    for (path, data) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return bundle
  }

  /// A catalogue with one picture in two resolutions, and a dark one.
  private func catalog(_ properties: String = "{}") throws -> TemporaryBundle {
    let contents = """
      {"images": [{"filename": "b.png", "idiom": "universal", "scale": "3x"},
        {"filename": "a.png", "idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x"},
        {\(Self.dark)"filename": "d.png", "idiom": "universal", "scale": "1x"}],
        "properties": \(properties)}
      """
    return try bundle([
      "Assets.xcassets/cover.imageset/Contents.json": Data(contents.utf8),
      "Assets.xcassets/cover.imageset/a.png": PictureData.png(40, 30),
      "Assets.xcassets/cover.imageset/b.png": PictureData.png(120, 90),
      "Assets.xcassets/cover.imageset/d.png": PictureData.png(40, 30),
    ])
  }

  private func names(_ files: [PictureFile]) -> [String] {
    files.map { file in
      guard case .file(let url, _) = file.content else { return "data" }
      return "\(url.lastPathComponent) \(Int(file.scale))"
    }
  }

  private func picture(@ViewBuilder _ view: () -> some View) throws -> Picture {
    let image = try Rendering(view).only(.image)
    guard case .image(.picture(let picture), _) = image.content else { throw NoPicture() }
    return picture
  }

  private struct NoPicture: Error {}

  @Test("A picture of a catalog has a file for each scale, and for dark mode")
  func scales() throws {
    let resources = try catalog()
    let cover = try #require(BundleResources.of(resources.bundle).images["cover"])
    #expect(names(cover.light) == ["a.png 1", "b.png 3"])
    #expect(names(cover.dark) == ["d.png 1"])
    #expect(cover.size == CGSize(width: 40, height: 30))
    #expect(cover.fault == nil)
  }

  @Test("Files in a bundle are pictures by their names")
  func plainFiles() throws {
    let resources = try bundle([
      "map.png": PictureData.png(20, 10), "map@2x.png": PictureData.png(40, 20),
      "retina@2x.jpg": PictureData.jpeg(60, 40), "sign.svg": PictureData.svg(#"viewBox="0 0 8 4""#),
      "notes.txt": Data("text".utf8),
    ])
    let images = BundleResources.of(resources.bundle).images
    #expect(names(try #require(images["map"]).light) == ["map.png 1", "map@2x.png 2"])
    #expect(images["map"]?.size == CGSize(width: 20, height: 10))
    #expect(images["retina"]?.size == CGSize(width: 30, height: 20))
    #expect(images["sign.svg"]?.size == CGSize(width: 8, height: 4))
    #expect(images["notes"] == nil)
  }

  @Test("A picture has its size in the layout before it is loaded")
  func frame() throws {
    let resources = try catalog()
    let host = TestHost { Image("cover", bundle: resources.bundle, label: Text("Cover")) }
    let frame = host.image("Cover").frame
    #expect(frame.size == CGSize(width: 40, height: 30))
  }

  @Test("A picture that can't be read has no size, and says why")
  func damaged() throws {
    let resources = try bundle([
      "broken.png": Data("no picture".utf8), "huge.png": PictureData.png(20_000, 1),
    ])
    let images = BundleResources.of(resources.bundle).images
    #expect(images["broken"]?.fault == .unreadable)
    #expect(images["broken"]?.size == .zero)
    #expect(images["huge"]?.fault == .oversized)
  }

  @Test("A template is a shape, by the catalog or by the app")
  func template() throws {
    let template = try catalog(#"{"template-rendering-intent": "template"}"#)
    #expect(try picture { Image("cover", bundle: template.bundle) }.isTemplate == true)
    let original = try picture { Image("cover", bundle: template.bundle).renderingMode(.original) }
    #expect(!original.isTemplate)
    let plain = try catalog()
    #expect(try picture { Image("cover", bundle: plain.bundle) }.isTemplate == false)
    let shape = try picture { Image("cover", bundle: plain.bundle).renderingMode(.template) }
    #expect(shape.isTemplate)
    let pixels = try picture { Image("cover", bundle: plain.bundle).interpolation(.none) }
    #expect(pixels.hasSharpPixels)
    let smooth = try picture { Image("cover", bundle: plain.bundle).antialiased(true) }
    #expect(!smooth.hasSharpPixels)
  }

  @Test("A picture follows the color scheme that the app determines")
  func scheme() throws {
    let resources = try catalog()
    #expect(try picture { Image("cover", bundle: resources.bundle) }.scheme == nil)
    let dark = try picture {
      Image("cover", bundle: resources.bundle).environment(\.colorScheme, .dark)
    }
    #expect(dark.scheme == .dark)
    let preferred = try picture {
      Image("cover", bundle: resources.bundle).preferredColorScheme(.light)
    }
    #expect(preferred.scheme == .light)
  }

  @Test("A picture made of data has its size, and is decoration without a label")
  func data() throws {
    let data = PictureData.png(40, 20)
    let host = TestHost { Image(data: data, scale: 2, label: Text("Photo")) }
    let size = host.image("Photo").frame.size
    #expect(size == CGSize(width: 20, height: 10))
    let damaged = Rendering { Image(data: Data("none".utf8)) }
    #expect(try damaged.only(.image).state.isAccessibilityHidden)
    #expect(try picture { Image(data: Data("none".utf8)) }.fault == .unreadable)
  }

  @Test("A resource is a picture of a bundle")
  func resource() throws {
    let resources = try catalog()
    let cover = try picture { Image(ImageResource(name: "cover", bundle: resources.bundle)) }
    #expect(cover.name == "cover")
  }
}
