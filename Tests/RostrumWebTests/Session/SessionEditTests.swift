import Foundation
import Logging
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import RostrumWeb
import Testing

/// What a session makes of edits of texts, and of events that it refuses.
@Suite @MainActor struct SessionEditTests {
  private let peer = RecordingPeer()
  private let session: Session
  private let app: HandmadeApp

  init() throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(2, .textEditor("Hello", [])),
          .make(3, .textField("fixed", []), [.fact(.disabled)]),
        ]))
    app.onEvent = { app, event throws(EventRefusal) in
      guard event.element == 2, case .setText(let text) = event.action else {
        throw .disabled(event.element)
      }
      app.set(2, .textEditor(text, []))
    }
    self.app = app
    let store = SessionStore(
      launch: AppLaunch(name: "Editor") { _, _ in app },
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    session = try store.enter(user: UserID(), peer: peer).session
  }

  private func edit(
    _ sequence: UInt64, _ position: Int, _ removed: Int, _ inserted: String, of base: String,
    at element: ElementID = 2
  ) -> ClientEdit {
    ClientEdit(
      sequence: sequence, element: element,
      splice: TextSplice(
        at: position, removing: removed, inserting: inserted, of: TextChecksum(base)),
      revision: sequence)
  }

  /// Handles edits and what follows in one turn.
  private func receive(_ edits: ClientEdit..., andThen body: () -> Void = {}) {
    session.takeTurn {
      for edit in edits {
        do {
          #expect(try session.receive(edit) == nil)
        } catch {
          Issue.record(error)
        }
      }
      body()
    }
  }

  @Test("Edits change the text that the field shows, and then each other's results")
  func edits() throws {
    receive(edit(1, 5, 0, ", you", of: "Hello"), edit(2, 0, 5, "Hi", of: "Hello, you"))
    #expect(app.element(2)?.content.text == "Hi, you")
    #expect(peer.messages == ["[2,2,[]]"])
  }

  @Test("An edit of an unknown text changes nothing and doesn't count as processed")
  func outOfStep() throws {
    #expect(throws: Session.EditOutOfStep.self) {
      try session.receive(edit(1, 0, 0, "x", of: "Hullo"))
    }
    #expect(session.lastEvent == 0)
    #expect(app.element(2)?.content.text == "Hello")
    let whole = ClientEvent(sequence: 1, event: UserEvent(2, .setText("whole")), revision: 1)
    #expect(session.receive(whole) == nil)
    #expect(try session.receive(edit(2, 5, 0, "!", of: "whole")) == nil)
    #expect(app.element(2)?.content.text == "whole!")
  }

  @Test("An edit that makes a text too long is refused, and the field gets its text back")
  func tooLong() throws {
    let limit = ConnectionLimits().textBytes
    let refusal = try session.receive(
      edit(1, 0, 0, String(repeating: "x", count: limit), of: "Hello"))
    #expect(refusal == .invalidValue(2, "The text has \(limit + 5) bytes"))
    session.takeTurn()
    #expect(peer.messages == [#"[2,1,[["p",2,0,"Hello",1]]]"#])
  }

  @Test("A refused text is reverted, and doesn't change the known texts of the page")
  func refusedRevision() {
    let refused = ClientEvent(sequence: 1, event: UserEvent(3, .setText("mine")), revision: 7)
    let absent = ClientEvent(sequence: 2, event: UserEvent(99, .setText("mine")), revision: 7)
    session.takeTurn {
      #expect(session.receive(refused) == .disabled(3))
      #expect(session.receive(absent) == .absent(99))
      #expect(session.page.revisions.isEmpty)
    }
    #expect(peer.messages == [#"[2,2,[["p",3,0,"fixed",7]]]"#])
  }

  @Test("The browser gets the whole tree in the same session on request")
  func mount() throws {
    receive(edit(1, 5, 0, "!", of: "Hello")) {
      app.announce("Saved")
      session.remount()
    }
    let mount = try #require(peer.messages.first)
    #expect(mount.hasPrefix(#"[2,1,[["m",[1,0,"main""#))
    #expect(mount.contains("Hello!") && mount.contains(#"["s","Saved"]"#))
    app.set(2, .textEditor("", []))
    session.takeTurn()
    #expect(peer.messages.last == #"[3,1,[["p",2,0,"",1]]]"#, "edits are still counted")
  }
}
