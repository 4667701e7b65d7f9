import Foundation
import RostrumScenes
import RostrumTesting
import Testing

@MainActor @Suite(.viewsEnd) struct ShareLinkTests {
  private let url = URL(filePath: "/list").absoluteURL

  @Test("A user passes something on with a button")
  func pressing() async {
    let host = TestHost {
      ShareLink(item: url)
      ShareLink("Send", item: "words")
    }
    await host.button("Share…").tap()
    await host.button("Send").tap()
    #expect(host.sharedItems == [url.absoluteString, "words"])
  }

  @Test("The element has the subject, the message and the item")
  func content() throws {
    let view = Rendering {
      ShareLink(item: "milk", subject: Text("List"), message: Text("Please buy:")) {
        Text("Send")
      }
    }
    let content = try view.only(.button).state.facts.compactMap { fact -> SharedContent? in
      if case .sharing(let content) = fact { content } else { nil }
    }
    #expect(
      content == [
        SharedContent(
          subject: "List", text: "Please buy:\nmilk", address: nil, notice: "Copied")
      ])
  }

  @Test("Several items are passed on together, and a preview has a title")
  func previews() async throws {
    let host = TestHost {
      ShareLink(items: ["milk", "bread"])
      ShareLink(
        "Send", item: url, preview: SharePreview("List", image: Image("a"), icon: Image("b")))
    }
    await host.button("Share…").tap()
    await host.button("Send").tap()
    #expect(host.sharedItems == ["milk", "bread", url.absoluteString])
    let view = Rendering {
      ShareLink(items: [url, url], message: Text("See:")) { Text("a") }
      ShareLink(item: "milk", preview: SharePreview(Text("List"), icon: Image("c"))) { Text("b") }
    }
    let contents = view.all(.button).flatMap { $0.state.facts }.compactMap { fact in
      if case .sharing(let content) = fact { content } else { nil as SharedContent? }
    }
    #expect(contents.map(\.subject) == [nil, "List"])
    #expect(contents.map(\.text) == ["See:\n\(url.absoluteString)", "milk"])
    #expect(contents.map(\.address) == [url.absoluteString, nil])
  }
}
