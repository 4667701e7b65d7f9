import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Pictures in texts", .viewsEnd) struct TextPictureTests {
  @Test("A text has pictures among its words")
  func pictures() {
    let view = Rendering {
      Text("\(Image(systemName: "star")) Favorites")
      Text(Image(systemName: "heart")).bold() + Text(" Loved")
    }
    let texts = view.all(.text).compactMap(\.content.text)
    #expect(texts == [" Favorites", " Loved"])
    #expect(
      view.all(.image).map(\.content) == [.image(.symbol("star")), .image(.symbol("heart"))])
  }

  struct Changing: View {
    @State var isFavorite = false

    var body: some View {
      isFavorite
        ? Text("Yes ") + Text(Image(systemName: "star")) : Text("No ") + Text("star").bold()
      Button("Change") { isFavorite.toggle() }
    }
  }

  @Test("A picture comes and goes with its text")
  func changes() async {
    let host = TestHost { Changing() }
    func roles() -> [ElementRole] {
      host.graph.root.descendants.map(\.role).filter { $0 == .image || $0 == .text }
    }
    let before = roles()
    await host.button("Change").tap()
    #expect(roles().contains(.image))
    await host.button("Change").tap()
    #expect(roles() == before)
  }
}
