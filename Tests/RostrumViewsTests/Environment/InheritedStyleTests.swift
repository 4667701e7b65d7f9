import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Fonts and colors that views inherit", .viewsEnd)
struct InheritedStyleTests {
  struct Reader: View {
    let name: String
    @Environment(\.font) private var font
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.multilineTextAlignment) private var alignment

    var body: some View {
      let lines = lineLimit.map { "\($0)" } ?? "any"
      Text(verbatim: "\(name): \(font == .largeTitle) \(lines) \(alignment == .trailing)")
    }
  }

  private func presented(
    _ kind: PresentationKind, _ look: some ViewModifier
  ) -> Rendering {
    Rendering {
      let text = Text(verbatim: "a")
      let always = Binding.constant(true)
      Group {
        switch kind {
        case .cover: text.fullScreenCover(isPresented: always) { Reader(name: "in") }
        case .popover: text.popover(isPresented: always) { Reader(name: "in") }
        default: text.sheet(isPresented: always) { Reader(name: "in") }
        }
      }
      .modifier(look)
    }
  }

  struct Look: ViewModifier {
    func body(content: Content) -> some View {
      content.font(.caption).font(.largeTitle).foregroundStyle(.red).tint(.green).lineLimit(2)
        .multilineTextAlignment(.trailing)
    }
  }

  @Test(
    "reach what the view presents, the innermost first",
    arguments: [PresentationKind.sheet, .cover, .popover])
  func presentations(kind: PresentationKind) throws {
    let view = presented(kind, Look())
    let element = try #require(view.graph.root.children.first { $0.role.isPresentation })
    #expect(element.state.styles.contains(.font(.caption)))
    #expect(!element.state.styles.contains(.font(.largeTitle)))
    #expect(element.state.styles.contains(.foreground(.color(.red))))
    #expect(element.state.styles.contains(.tint(.green)))
    #expect(element.state.styles.contains(.textAlignment(.trailing)))
    #expect(element.state.styles.contains(.lineLimit(2)))
    #expect(element.descendants.contains { $0.content.text == "in: false 2 true" })
  }

  struct Changing: View {
    @State var isLarge = false

    var body: some View {
      VStack {
        Reader(name: "below")
        Button("change") { isLarge.toggle() }
          .sheet(isPresented: .constant(true)) {
            Reader(name: "in")
            Button("inside") { isLarge.toggle() }
          }
      }
      .font(isLarge ? .largeTitle : .body)
    }
  }

  @Test("are read from the environment, and read again when they change")
  func changes() async {
    let host = TestHost { Changing() }
    #expect(host.text("in: false any false").exists)
    await host.button("inside").tap()
    #expect(host.text("in: true any false").exists)
    await host.button("inside").tap()
    #expect(host.text("in: false any false").exists)
  }

  @Test("don't reach an alert, which has the look of the system")
  func alerts() throws {
    let view = Rendering {
      Text(verbatim: "a").alert("?", isPresented: .constant(true)) {}.font(.largeTitle)
    }
    let alert = try #require(view.graph.root.children.first { $0.role.isPresentation })
    #expect(alert.state.styles.isEmpty)
  }
}
