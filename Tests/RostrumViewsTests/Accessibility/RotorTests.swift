import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Rotors", .viewsEnd) struct RotorTests {
  private struct Message: Identifiable {
    let id: Int
    let subject: String
  }

  private let messages = [Message(id: 1, subject: "Bill"), Message(id: 2, subject: "News")]

  private func menu(_ host: TestHost) -> ElementSnapshot? {
    host.graph.root.snapshot.children.first.flatMap { spoken(in: $0) }
  }

  private func spoken(in element: ElementSnapshot) -> ElementSnapshot? {
    if element.content == .group(.spoken) { return element }
    return element.children.lazy.compactMap { spoken(in: $0) }.first
  }

  @Test("An entry moves the focus to the control in the view with its identity")
  func entries() async {
    let log = Log()
    let host = TestHost {
      List(messages) { message in Button("Open \(message.subject)") {} }
        .accessibilityRotor("Important") {
          ForEach(messages.dropFirst()) { message in
            AccessibilityRotorEntry(message.subject, id: message.id) { log("prepare") }
          }
        }
    }
    #expect(menu(host)?.children.map(\.role) == [.menu])
    #expect(!host.button("Bill").exists)
    await host.menu("Important").button("News").tap()
    #expect(log.take() == ["prepare"])
    #expect(host.button("Open News").isFocused)
  }

  @Test("The elements of a collection are entries by their identities")
  func models() async {
    let host = TestHost {
      VStack {
        ForEach(messages) { message in Button("Open \(message.subject)") {} }
        ForEach(messages, id: \.subject) { message in Button("Read \(message.subject)") {} }
      }
      .accessibilityRotor("All", entries: messages, entryLabel: \.subject)
      .accessibilityRotor("Texts", entries: messages, entryID: \.subject, entryLabel: \.subject)
    }
    await host.menu("All").button("Bill").tap()
    #expect(host.button("Open Bill").isFocused)
    await host.menu("Texts").button("News").tap()
    #expect(host.button("Read News").isFocused)
  }

  @Test("A text receives the focus if it is an entry itself")
  func namespace() async {
    struct Page: View {
      @Namespace private var names
      var body: some View {
        VStack {
          Text("plain").id("plain")
          Text("end").accessibilityRotorEntry(id: "end", in: names)
        }
        .accessibilityRotor("Places") {
          AccessibilityRotorEntry("To the end", id: "end", in: names)
          AccessibilityRotorEntry("To the text", id: "plain")
        }
      }
    }
    let host = TestHost { Page() }
    await host.button("To the text").tap()
    #expect(!host.text("plain").isFocused)
    await host.button("To the end").tap()
    #expect(host.text("end").isFocused)
  }
}
