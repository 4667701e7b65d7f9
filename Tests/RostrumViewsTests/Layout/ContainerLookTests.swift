import RostrumElements
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Looks of containers around a view", .viewsEnd) struct ContainerLookTests {
  private func styles(_ view: some View) throws -> [StyleProperty] {
    try Rendering { view }.only(.text).styles
  }

  @Test("A view sets the background of its screen, columns, tabs or window")
  func backgrounds() throws {
    let text = Text("a")
    #expect(
      try styles(text.containerBackground(.red, for: .navigation))
        == [.containerBackground(.color(.red), .screen)])
    #expect(
      try styles(text.containerBackground(.red, for: .navigationSplitView))
        == [.containerBackground(.color(.red), .columns)])
    #expect(
      try styles(text.containerBackground(.red, for: .tabView))
        == [.containerBackground(.color(.red), .tabs)])
    #expect(
      try styles(text.containerBackground(.thinMaterial, for: .window))
        == [.containerBackground(.material(.thin), .window)])
    #expect(try styles(text.containerBackground(.red, for: .widget)).isEmpty)
  }

  @Test("A view as a background is behind the view, unless it is that of a widget")
  func views() {
    let window = Rendering {
      Text("a").containerBackground(for: .window) { Image(systemName: "star") }
    }
    #expect(window.all(.image).count == 1)
    let widget = Rendering {
      Text("a").containerBackground(for: .widget) { Image(systemName: "star") }
    }
    #expect(widget.all(.image).isEmpty)
  }

  @Test("The dots of pages have a background always, in use or never")
  func pageIndex() throws {
    func look(_ style: PageIndexViewStyle) throws -> [StyleProperty] {
      let view = Rendering {
        TabView { Text("a").tag(1) }.tabViewStyle(.page).indexViewStyle(style)
      }
      return try view.only(.tabView).styles
    }
    #expect(try look(.page(backgroundDisplayMode: .always)) == [.pageIndex(.always)])
    #expect(try look(.page(backgroundDisplayMode: .interactive)) == [.pageIndex(.interactive)])
    #expect(try look(.page(backgroundDisplayMode: .never)) == [.pageIndex(.never)])
    #expect(try look(.page).isEmpty)
    #expect(try look(PageIndexViewStyle()).isEmpty)
  }
}
