import Foundation
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import Testing

/// What a page uses stays when rules that it doesn't use are removed.
@Suite @MainActor struct SweepTests {
  /// Keeps nothing, as if all pictures had the same path.
  private struct Drawer: PictureDrawer {
    func path(for data: Data, _ format: PictureFormat) -> String {
      "/_rostrum/picture-0123456789abcdef.png"
    }

    func report(_ fault: PictureFault, of name: String) {}
  }

  /// Finds one colour.
  private struct Catalog: ColorCatalog {
    func colors(named name: String, in bundle: Bundle?) -> (light: Color, dark: Color)? {
      name == "moss" ? (light: .black, dark: .white) : nil
    }
  }

  @Test("The rules of a picture made of data, and of a colour of the app, are kept")
  func resources() throws {
    let file = PictureFile(.data(Data([1])), format: .png)
    let picture = Picture(
      name: "", light: [file], size: CGSize(width: 8, height: 8), isTemplate: true)
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(2, .image(.picture(picture), isResizable: false)),
          .make(3, .text("a"), [.styles([.tint(Color("moss"))])]),
          .make(4, .text("b")),
        ]))
    let resources = PageResources(
      files: "/files.js", dragging: "/dragging.js", details: "/details.js", colors: Catalog(),
      pictures: Drawer())
    let page = ModelPage()
    var writer = PatchWriter(tree: app, page: PageState(), resources: resources)
    try page.apply(writer.mount(focused: nil))
    let used = Set(page.rules)
    #expect(used.contains { $0.contains("mask:") } && used.contains { $0.contains("light-dark(") })
    var state = writer.page
    var counts: [Int] = []
    for radius in 1...600 {
      app.set(4, .styles([.cornerRadius(Double(radius))]))
      var next = PatchWriter(tree: app, page: state, resources: resources)
      try page.apply(next.patch(app.update()))
      state = next.page
      counts.append(page.rules.count)
    }
    #expect(counts != counts.sorted(), "Rules were removed")
    #expect(used.isSubset(of: page.rules))
  }
}
