import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Clipping of scroll views", .viewsEnd) struct ScrollClipTests {
  @Test("A scroll view that doesn't clip has a box around it, with its frame and background")
  func box() {
    let view = Rendering {
      ScrollView { Text("a") }
        .frame(height: 100)
        .scrollClipDisabled()
        .background(.red)
    }
    #expect(
      view.outline == """
        group style=frame+background
          scroll style=unclippedScroll
            text "a"
        """)
  }

  @Test("The margins of the content stay within the enlarged box")
  func margins() throws {
    let view = Rendering {
      ScrollView { Text("a") }.contentMargins(.horizontal, 20).scrollClipDisabled()
    }
    let margins = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    #expect(
      Set(try view.only(.scroll).styles)
        == [.padding(margins), .unclippedScroll(margins: margins)])
  }

  @Test("Clipping is switched without a new element")
  func change() throws {
    struct Strip: View {
      @State private var clips = true
      var body: some View {
        Button("switch") { clips.toggle() }
        ScrollView(.horizontal) { Text("a") }.frame(width: 90).scrollClipDisabled(!clips)
      }
    }
    let view = Rendering { Strip() }
    let before = try view.only(.scroll)
    #expect(before.styles.isEmpty)
    try view.perform(.tap, on: .button)
    let after = try view.only(.scroll)
    #expect(after.id == before.id)
    #expect(after.styles == [.unclippedScroll(margins: EdgeInsets())])
    try view.perform(.tap, on: .button)
    #expect(try view.only(.scroll).styles.isEmpty)
  }
}
