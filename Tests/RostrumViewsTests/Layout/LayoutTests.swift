import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct LayoutTests {
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
        group style=frame
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
    #expect(view.all(.text).map { $0.content.text } == ["390"])
  }

  @Test func aReaderOfGeometryIsToldTheFrameAroundIt() {
    let view = Rendering {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
      }
      .padding()
      .frame(width: 280, height: 140)
      GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") }
        .frame(height: 50)
    }
    #expect(view.all(.text).map { $0.content.text } == ["248 by 108", "390 by 50"])
  }

  @Test func aReaderWithinAReaderIsToldItsSize() throws {
    let view = Rendering {
      GeometryReader { _ in
        VStack { GeometryReader { Text("\(Int($0.size.width))") } }
      }
      .frame(width: 100, height: 100)
    }
    #expect(try view.only(.text).content.text == "100")
  }

  @Test func aReaderFollowsItsFrame() throws {
    struct Growing: View {
      @State private var width = 100.0
      var body: some View {
        Button("grow") { width += 50 }
        GeometryReader { proxy in Divider().frame(width: proxy.size.width / 2) }
          .frame(width: width, height: 10)
      }
    }
    let view = Rendering { Growing() }
    try view.perform(.tap, on: .button)
    #expect(try view.only(.divider).styles == [.frame(Frame(width: 75))])
  }

  @Test func aReaderFollowsWhatItsViewsRead() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        GeometryReader { _ in
          Button("\(count)") { count += 1 }
          if count > 0 { Text("more") }
        }
      }
    }
    let view = Rendering { Counting() }
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).map { $0.content.text } == ["1", "more"])
    view.graph.tearDown()
    #expect(view.graph.liveNodeCount == 0)
  }
}
