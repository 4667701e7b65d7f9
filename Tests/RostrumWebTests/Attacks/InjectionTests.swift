import Foundation
import Logging
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import RostrumWeb
import Testing

/// Texts of users stay texts, on the first page and in patches.
@Suite(.timeLimit(.minutes(10))) @MainActor struct InjectionTests {
  private let user = UserID()

  private func store<A: App>(_ app: A.Type) -> SessionStore {
    SessionStore(
      launch: AppLaunch(app), configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  private func page(_ text: String) throws -> Markup {
    try PayloadApp.$text.withValue(text) {
      Markup(try #require(store(PayloadApp.self).page(for: user, assets: Assets())))
    }
  }

  @Test("There are more than 200 payloads, all different")
  func count() {
    #expect(Set(Payloads.markup).count == Payloads.markup.count)
    #expect(Payloads.markup.count >= 200)
    #expect(Set(Payloads.addresses).count == 60)
  }

  @Test("A page has the same tags and attributes, whatever its texts say")
  func firstPaint() throws {
    let harmless = try page("word")
    #expect(harmless.texts.filter { $0 == "word" }.count >= 8)
    for payload in Payloads.markup {
      let markup = try page(payload)
      #expect(markup.tags.map(\.shape) == harmless.tags.map(\.shape), "\(payload)")
      // A NUL isn't a character of HTML.
      let word = payload.replacing("\0", with: "\u{FFFD}")
      let shown = markup.texts.filter { $0.contains(word) }.count
      #expect(shown >= harmless.texts.filter { $0.contains("word") }.count, "\(payload)")
    }
  }

  /// The frames that follow the input of a text, with a sign in the place of the text.
  private func patches(_ text: String) throws -> [String] {
    let peer = RecordingPeer()
    let store = store(PayloadApp.self)
    defer { store.tearDown() }
    let session = try store.enter(user: user, peer: peer).session
    peer.messages = []
    let elements = try #require(session.root).family
    let editor = try #require(elements.first { $0.role == .textEditor }).id
    let toggle = try #require(elements.first { $0.role == .toggle }).id
    let events: [ClientEvent] = [
      ClientEvent(sequence: 1, event: UserEvent(editor, .setText(text)), revision: 1),
      ClientEvent(sequence: 2, event: UserEvent(toggle, .setOn(true))),
    ]
    for event in events { #expect(session.receive(event) == nil) }
    return try peer.messages.map { message in
      let frame = try JSONSerialization.jsonObject(with: Data(message.utf8))
      return "\(masked(frame, text))"
    }
  }

  private func masked(_ value: Any, _ text: String) -> Any {
    switch value {
    case let list as [Any]: list.map { masked($0, text) }
    case let object as [String: Any]:
      object.sorted { $0.key < $1.key }.map { [$0.key, masked($0.value, text)] }
    case let string as String: string.replacingOccurrences(of: text, with: "§", options: .literal)
    default: value
    }
  }

  @Test("A patch has the same operations and attributes, whatever its texts say")
  func patch() throws {
    let harmless = try patches("word§")
    #expect(harmless.joined().matches(of: /§/).count >= 10)
    for payload in Payloads.markup {
      let patches = try patches(payload + "§")
      #expect(patches == harmless, "\(payload)")
    }
  }

  @Test(
    "An address that could run script is never a link or a picture", arguments: Payloads.addresses)
  func addresses(address: String) throws {
    guard let url = URL(string: address) else { return }
    let store = store(AddressApp.self)
    let html = try AddressApp.$address.withValue(url) {
      try #require(store.page(for: user, assets: Assets()))
    }
    let markup = Markup(html)
    let targets = ["href", "src", "srcset", "data-src"].flatMap(markup.values)
    #expect(targets.allSatisfy { $0.hasPrefix("/_rostrum/") }, "\(targets)")
  }
}
