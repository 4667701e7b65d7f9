import DropInUIKit
import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("The pasteboard of UIKit")
struct PasteboardTests {
  struct Clip: View {
    @State private var pasted = "not yet"
    var link = URL(string: "https://example.com/1")
    var effectEnded: @Sendable () -> Void = {}
    var body: some View {
      Button("Text") { UIPasteboard.general.string = "3 apples" }
      Button("Lines") { UIPasteboard.general.strings = ["apples", "pears"] }
      Button("Link") { UIPasteboard.general.url = link }
      Button("Links") { UIPasteboard.general.urls = [link, link].compactMap { $0 } }
      Button("Clear") { UIPasteboard.general.string = nil }
      Button("Effect") {
        Task {
          await copyElsewhere("from an effect")
          effectEnded()
        }
      }
      Button("Paste") { pasted = UIPasteboard.general.string ?? "nothing" }
      Text(pasted)
    }
  }

  @Test("Text and URLs are put on the clipboard of the user")
  func copying() async {
    let host = TestHost { Clip() }
    for name in ["Text", "Lines", "Link", "Links", "Clear"] { await host.button(name).tap() }
    #expect(
      host.copiedTexts == [
        "3 apples", "apples\npears", "https://example.com/1",
        "https://example.com/1\nhttps://example.com/1", "",
      ])
  }

  @Test("A pasteboard contains the last copied text")
  func reading() throws {
    let link = try #require(URL(string: "https://example.com/1"))
    let board = UIPasteboard.general
    #expect(board.string == nil && board.strings == nil && board.url == nil && board.urls == nil)
    #expect(!board.hasStrings && !board.hasURLs && board.numberOfItems == 0)
    board.strings = ["apples", "pears"]
    #expect(board.string == "apples" && board.strings == ["apples", "pears"])
    #expect(board.hasStrings && !board.hasURLs && board.url == nil && board.numberOfItems == 2)
    UIPasteboard.general.url = link
    #expect(board.url == link && board.urls == [link] && board.string == link.absoluteString)
    #expect(board.hasStrings && board.hasURLs && board.numberOfItems == 1)
    board.urls = nil
    #expect(board.string == nil && !board.hasStrings)
  }

  @Test("Each session has a separate pasteboard")
  func sessions() async {
    let (host, other) = (TestHost { Clip() }, TestHost { Clip() })
    await host.button("Text").tap()
    await host.button("Paste").tap()
    #expect(host.text("3 apples").exists)
    await other.button("Paste").tap()
    #expect(other.text("nothing").exists)
    #expect(other.copiedTexts == [])
  }

  @Test("An effect copies for the session that has started it, off the main actor too")
  func effects() async {
    let (ends, effect) = AsyncStream<Void>.makeStream()
    let host = TestHost { Clip(effectEnded: { effect.finish() }) }
    await host.button("Effect").tap()
    for await _ in ends {}
    await host.settle()
    #expect(host.copiedTexts == ["from an effect"])
    await host.button("Paste").tap()
    #expect(host.text("from an effect").exists)
  }
}

private nonisolated func copyElsewhere(_ text: String) async {
  UIPasteboard.general.string = text
}
