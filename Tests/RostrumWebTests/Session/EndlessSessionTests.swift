import Foundation
import Logging
import RostrumHTML
import RostrumScenes
import RostrumWeb
import Testing

private struct RestlessApp: App {
  var body: some Scene { WindowGroup { Restless() } }
}

private struct Restless: View {
  @State private var count = 0
  @State private var taps = 0
  @State private var isRestless = false

  var body: some View {
    if isRestless { count += 1 }
    return Group {
      Text(verbatim: "\(taps) \(count > 0)")
      Button("Tap") { taps += 1 }
      Button("Begin") { isRestless = true }
    }
  }
}

/// A session whose views never come to rest.
@Suite @MainActor struct EndlessSessionTests {
  @Test("A session with an endless update is stopped, and other sessions continue")
  func twoSessions() throws {
    let store = SessionStore(
      launch: AppLaunch(RestlessApp.self),
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let (restless, calm) = (RecordingPeer(), RecordingPeer())
    let one = try store.enter(user: UserID(), peer: restless).session
    let other = try store.enter(user: UserID(), peer: calm).session

    try withKnownIssue {
      try tap("Begin", in: one, number: 1)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(#"was stopped: "Restless""#) }
    }
    try tap("Tap", in: other, number: 1)
    #expect(text(other) == "1 false")
    try tap("Tap", in: one, number: 2)
    #expect(text(one) == "1 true")
    #expect(calm.closed == nil && restless.closed == nil)
    store.tearDown()
  }

  private func text(_ session: Session) -> String? {
    session.root?.children.first?.content.text
  }

  private func tap(_ name: String, in session: Session, number: UInt64) throws {
    let button = try #require(
      session.root?.children.first { $0.children.first?.content.text == name })
    let event = UserEvent(button.id, .tap)
    #expect(session.receive(ClientEvent(sequence: number, event: event, revision: nil)) == nil)
    session.takeTurn()
  }
}
