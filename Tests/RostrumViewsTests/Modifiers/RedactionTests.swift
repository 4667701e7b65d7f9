import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Redaction", .viewsEnd) struct RedactionTests {
  struct Profile: View {
    @Environment(\.redactionReasons) private var reasons
    @State var isLoading = true

    var body: some View {
      VStack {
        VStack {
          Text("Ada")
          Image(systemName: "star")
          Label("Notes", systemImage: "note")
          Text("Always").unredacted()
          Reasons()
        }
        .redacted(reason: isLoading ? .placeholder : [])
        Button("Load") { isLoading = false }
        Text(reasons.isEmpty ? "none" : "some")
      }
    }
  }

  struct Reasons: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
      Text(reasons.contains(.placeholder) ? "waiting" : "there").unredacted()
    }
  }

  private func redacted(_ host: TestHost) -> [String] {
    host.graph.root.descendants.compactMap { element in
      guard element.state.styles.contains(.redacted) else { return nil }
      #expect(element.state.isAccessibilityHidden)
      if case .text(let words?, _) = element.content { return words }
      return element.role.rawValue
    }
  }

  @Test("Texts and pictures are placeholders until there is content, unless a view isn't redacted")
  func placeholder() async {
    let host = TestHost { Profile() }
    #expect(redacted(host) == ["Ada", "image", "image", "Notes"])
    #expect(host.text("waiting").exists)
    #expect(host.text("none").exists)
    await host.button("Load").tap()
    #expect(redacted(host) == [])
    #expect(host.text("there").exists)
  }

  @Test("A button whose label is a placeholder has a name, and its own name if it has one")
  func controls() throws {
    let view = Rendering {
      VStack {
        Button("Buy") {}
        Button("Sell") {}.accessibilityLabel("Sell it")
        Button("Keep") {}.unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(view.all(.button).map(\.state.label) == ["Loading", "Sell it", nil])
  }

  @Test("A sensitive text isn't told where privacy is the reason, and others are shown")
  func privacy() throws {
    let view = Rendering {
      VStack {
        Text("Balance")
        Text("12 345").privacySensitive()
      }
      .redacted(reason: .privacy)
    }
    #expect(view.outline.contains("Balance"))
    #expect(!view.outline.contains("345"))
    #expect(view.outline.contains("nn nnn"))
    let shown = Rendering { Text("12 345").privacySensitive() }
    #expect(shown.outline.contains("12 345"))
  }

  @Test("What is out of date is shown, and knows it")
  func invalidated() throws {
    let view = Rendering { Text("a").redacted(reason: .invalidated) }
    #expect(try view.only(.text).styles == [])
    #expect(RedactionReasons([.placeholder, .privacy]).contains(.privacy))
  }

  @Test("A text of several styles is one placeholder")
  func runs() throws {
    let view = Rendering { (Text("a").bold() + Text("b")).redacted(reason: .placeholder) }
    #expect(view.all(.text).filter { $0.styles.contains(.redacted) }.count == 1)
  }
}
