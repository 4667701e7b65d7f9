import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Masks of views", .viewsEnd) struct MaskTests {
  @Test("A mask of views is a hidden layer behind the box of what it masks")
  func layer() throws {
    let view = Rendering {
      Color.red.mask(alignment: .topLeading) {
        Text("a")
        Circle()
      }
    }
    let host = try #require(view.all(.overlay).first)
    #expect(host.content == .overlay(.overlay))
    #expect(host.children.map(\.content) == [.group(.plain), .overlay(.mask)])
    let layer = host.children[1]
    #expect(layer.state.isHidden)
    #expect(layer.state.isAccessibilityHidden)
    #expect(layer.styles == [.alignment(.topLeading)])
    #expect(layer.children.map(\.role) == [.text, .shape])
  }

  @Test("Styles before a mask are within it, and styles after it around it")
  func styles() throws {
    let view = Rendering {
      Text("a").opacity(0.5).mask { Text("b").padding() }.background(.red)
    }
    let host = try #require(view.all(.overlay).first)
    #expect(host.styles == [.background(.color(.red))])
    #expect(host.children[0].styles.isEmpty)
    #expect(host.children[0].children[0].styles == [.opacity(0.5)])
  }

  @Test("A shape that is padded or framed masks as a view, and a scaled one by itself")
  func shapes() throws {
    func masks(@ViewBuilder _ view: () -> some View) -> Int {
      Rendering(view).all(.overlay).count { $0.content == .overlay(.mask) }
    }
    #expect(masks { Text("a").mask { Circle().padding(4) } } == 1)
    #expect(masks { Text("a").mask { Circle().frame(width: 20) } } == 1)
    #expect(masks { Text("a").mask { Rectangle().ignoresSafeArea() } } == 1)
    #expect(masks { Text("a").mask(Text("b")) } == 1)
    #expect(masks { Text("a").mask { EmptyView() } } == 1)
    #expect(masks { Text("a").mask { Circle().scale(0.5) } } == 0)
    #expect(masks { Text("a").mask { Circle().offset(x: 5) } } == 0)
  }

  @Test("A mask changes as any view")
  func change() throws {
    struct Masked: View {
      @State private var isLong = false

      var body: some View {
        Button("Change") { isLong.toggle() }
        Color.red.mask { Text(isLong ? "long" : "short") }
      }
    }
    let view = Rendering { Masked() }
    #expect(view.outline.contains(#"text "short""#))
    try view.perform(.tap, on: .button)
    #expect(view.outline.contains(#"text "long""#))
  }
}
