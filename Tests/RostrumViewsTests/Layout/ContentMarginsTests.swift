import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Margins of content that scrolls", .viewsEnd) struct ContentMarginsTests {
  @Test("Margins of several modifiers apply to their edges, and are within a frame")
  func margins() throws {
    let view = Rendering {
      ScrollView { Text("a") }
        .contentMargins(.horizontal, 20)
        .contentMargins(.top, 8, for: .scrollContent)
        .frame(height: 100)
    }
    let scroll = try view.only(.scroll)
    #expect(
      scroll.styles.first
        == .padding(EdgeInsets(top: 8, leading: 20, bottom: 0, trailing: 20)))
  }

  @Test("Margins apply to lists, and a content without margins has none")
  func lists() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let list = Rendering { List { Text("a") }.contentMargins(.all, insets) }
    #expect(try list.only(.list).styles == [.padding(insets)])
    let bare = Rendering { ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize) }
    #expect(try bare.only(.scroll).styles == [])
    let even = Rendering { ScrollView { Text("a") }.contentMargins(5) }
    #expect(try even.only(.scroll).styles == [.padding(EdgeInsets(5, on: .all))])
  }
}
