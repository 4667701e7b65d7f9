import Foundation
import Logging
import RostrumElements
import RostrumFoundation
import RostrumHTML
import RostrumScenes
import RostrumWeb
import Testing

private struct GuestsApp: App {
  var body: some Scene { WindowGroup { Guests() } }
}

private struct Guests: View {
  @State private var names = ["Ada", "Grace", "Hedy"]
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .searchable(text: $query)
    }
  }
}

@MainActor
@Suite struct AnnouncementTests {
  private let peer = RecordingPeer()

  private func join(_ language: String) throws -> Session {
    let store = SessionStore(
      launch: AppLaunch(GuestsApp.self),
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let locales = [Locale(identifier: language)]
    return try store.enter(user: UserID(), locales: locales, peer: peer).session
  }

  private func elements(_ role: ElementRole, in session: Session) -> [Element] {
    session.root?.family.filter { $0.content.role == role } ?? []
  }

  /// The announcements of the frames that an event causes.
  private func announcements(
    of action: UserEvent.Action, at element: Element, in session: Session
  ) -> [String] {
    let before = peer.messages.count
    let event = UserEvent(element.id, action)
    #expect(session.receive(ClientEvent(sequence: session.lastEvent + 1, event: event)) == nil)
    let frames = peer.messages.dropFirst(before).joined()
    return frames.matches(of: #/\["s","([^"]*)"\]/#).map { String($0.1) }
  }

  @Test("The new place of a row is announced, in the reader's language")
  func moves() throws {
    let session = try join("en")
    let ada = try #require(elements(.row, in: session).first)
    #expect(
      announcements(of: .move(to: 2), at: ada, in: session) == ["Moved to position 2 of 3"])
    #expect(
      announcements(of: .move(to: 0), at: ada, in: session) == ["Moved to position 1 of 3"])
    let german = try join("de")
    let row = try #require(elements(.row, in: german).last)
    #expect(
      announcements(of: .move(to: 1), at: row, in: german)
        == ["An Position 2 von 3 verschoben"])
  }

  @Test("The number of results is announced while a reader searches")
  func results() throws {
    let session = try join("en")
    let field = try #require(elements(.textField, in: session).first)
    func type(_ text: String) -> [String] {
      announcements(of: .setText(text), at: field, in: session)
    }
    #expect(type("e") == ["2 results"])
    #expect(type("ed") == ["1 result"])
    #expect(type("edx") == ["0 results"])
    #expect(type("") == ["3 results"])
  }
}
