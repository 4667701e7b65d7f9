import Foundation
import Testing

@testable import RostrumViews

@MainActor @Suite struct LayoutTests {
  @Test func stacksSayTheirAxisAndWhatIsUnusual() {
    let view = Rendering {
      HStack { Text("a") }
      VStack(alignment: .leading, spacing: 4) { Text("b") }
      LazyVStack { Text("c") }
    }
    #expect(
      view.outline == """
        stack axis="horizontal"
          text "a"
        stack axis="vertical" style=spacing+alignment
          text "b"
        stack axis="vertical"
          text "c"
        """)
  }

  @Test func aSpacerSaysItsLeastLength() {
    let view = Rendering {
      Spacer()
      Spacer(minLength: 8)
    }
    #expect(view.outline == "spacer\nspacer minimum=8")
  }

  @Test func anOverlayIsInFrontAndABackgroundBehind() {
    let view = Rendering {
      Text("a").overlay { Text("front") }
      Text("b").background(alignment: .leading) { Text("behind") }
      Text("c").background(Color.red)
      Text("d").background(Text("e"))
    }
    #expect(
      view.outline == """
        overlay variant="overlay"
          text "a"
          text "front"
        overlay variant="background" style=alignment
          text "behind"
          text "b"
        text "c" style=background
        overlay variant="background"
          text "e"
          text "d"
        """)
  }

  @Test func anOverlayCanBeEmpty() {
    let isEmpty = false
    let view = Rendering {
      List { Text("a") }.overlay { if isEmpty { Text("Nothing") } }
    }
    #expect(view.all(.overlay).map { $0.children.count } == [1])
  }

  @Test func aRegionScrollsDownUnlessItSaysOtherwise() {
    let view = Rendering {
      ScrollView { Text("a") }
      ScrollView(.horizontal) { Divider() }
    }
    #expect(
      view.outline == """
        scroll
          text "a"
        scroll axis="horizontal"
          divider
        """)
  }

  @Test func aReaderOfGeometryIsToldANominalSize() {
    let view = Rendering {
      GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
    }
    #expect(view.all(.text).map { $0[.text] } == [.string("390")])
  }
}
