import Foundation
import RostrumFoundation
import RostrumScenes
import RostrumTesting
import Testing

private struct Note: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.example.note"))
    ProxyRepresentation(exporting: \.title)
  }
}

private struct Report: Transferable {
  var title: String
  var isEmpty = false

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .json) { _ in Data("secret".utf8) }
      .visibility(.ownProcess)
    DataRepresentation(exportedContentType: .commaSeparatedText) { report in
      if report.title == "Damaged" { throw CocoaError(.fileReadCorruptFile) }
      return Data(report.title.utf8)
    }
    .suggestedFileName { $0.title == "Plan" ? nil : $0.title.lowercased() }
    .exportingCondition { !$0.isEmpty }
  }
}

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

  @Test("A value whose representation is a text or an address is passed on as one")
  func proxies() async throws {
    let note = Note(title: "Milk")
    let host = TestHost {
      ShareLink(item: note, preview: SharePreview(note.title))
      ShareLink(Text("All"), items: [note, Note(title: "Bread")]) { SharePreview($0.title) }
    }
    await host.button("Share…").tap()
    #expect(host.sharedItems == ["Milk"])
    await host.button("All").tap()
    #expect(host.sharedItems == ["Milk", "Milk", "Bread"])
    #expect(host.exportedFiles.isEmpty)
  }

  @Test("Another value is given as a file, with the name that it suggests or the title")
  func files() async throws {
    let host = TestHost {
      ShareLink("One", item: Report(title: "Plan"), preview: SharePreview("My plan"))
      ShareLink(items: [Report(title: "A"), Report(title: "B")]) {
        SharePreview($0.title)
      } label: {
        Text("Two")
      }
    }
    await host.button("One").tap()
    #expect(host.exportedFiles == [HostExport(name: "My plan.csv", content: Data("Plan".utf8))])
    await host.button("Two").tap()
    #expect(host.exportedFiles.dropFirst().map(\.name).sorted() == ["a.csv", "b.csv"])
    #expect(host.sharedItems.isEmpty)
    let view = Rendering { ShareLink(item: Report(title: "A"), preview: SharePreview("A")) }
    let facts = try view.only(.button).state.facts
    #expect(
      facts.contains(
        .sharing(
          SharedContent(
            subject: "A", text: nil, address: nil, notice: "Copied", hasFiles: true))))
  }

  @Test("What can't be passed on is reported")
  func failures() async {
    let host = TestHost {
      ShareLink("None", item: Report(title: "A", isEmpty: true), preview: SharePreview("A"))
      ShareLink("Damaged", item: Report(title: "Damaged"), preview: SharePreview("A"))
    }
    await withKnownIssue { await host.button("None").tap() }
    await withKnownIssue { await host.button("Damaged").tap() }
    #expect(host.exportedFiles.isEmpty)
  }

  @Test("A picture is given in its own format, and a symbol isn't")
  func pictures() async throws {
    let svg = PictureData.svg(#"width="2" height="2""#)
    let host = TestHost {
      ShareLink("Picture", item: Image(data: svg), preview: SharePreview("Dot"))
      ShareLink("Symbol", item: Image(systemName: "star"), preview: SharePreview("Star"))
    }
    await host.button("Picture").tap()
    #expect(host.exportedFiles == [HostExport(name: "Dot.svg", content: svg)])
    await withKnownIssue { await host.button("Symbol").tap() }
    #expect(try await Data(transferring: Image(data: svg)) == svg)
    await #expect(throws: CocoaError.self) { try await Image(transferring: "words") }
  }
}
