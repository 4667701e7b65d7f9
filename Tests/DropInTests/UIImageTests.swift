import DropInUIKit
import Foundation
import RostrumTesting
import RostrumViews
import Testing

@Suite @MainActor struct UIImageTests {
  private static let drawing = Data(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"/>"#.utf8)

  @Test("An image is the content of a file, and can be shown")
  func data() throws {
    let image = try #require(UIImage(data: Self.drawing))
    #expect(image.size == CGSize(width: 12, height: 8))
    #expect(image.scale == 1)
    #expect(image == UIImage(data: Self.drawing))
    let host = TestHost { Image(uiImage: image).accessibilityLabel("Drawing") }
    #expect(host.image("Drawing").frame.size == CGSize(width: 12, height: 8))
  }

  @Test("Other content isn't an image, and a name without a picture neither")
  func missing() {
    #expect(UIImage(data: Data("words".utf8)) == nil)
    #expect(UIImage(named: "nothing") == nil)
  }
}
