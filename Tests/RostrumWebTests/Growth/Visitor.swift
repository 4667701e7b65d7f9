import Foundation
import Logging
import NIOCore
import RostrumHTML
import RostrumScenes
import RostrumWeb

/// A browser with a session of its own, which confirms every frame at once.
@MainActor final class Visitor: SessionPeer {
  private let store: SessionStore
  private let clock = HeldClock()
  private let user = UserID()
  private var session: Session?
  private var sent: UInt64 = 0
  private var seen: UInt64 = 0
  private var received: [ByteBuffer] = []
  var isOpen = true

  /// Launches an app and joins it.
  init<Content: Scenario>(_ scenario: Content.Type) {
    var configuration = SessionStore.Configuration(
      usersDirectory: URL(filePath: "/nowhere"), clock: clock)
    configuration.limits.joinsPerMinute.perUser = .max
    store = SessionStore(
      launch: AppLaunch(ScenarioApp<Content>.self), configuration: configuration,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let join = ClientMessage.Join(digest: nil, resume: nil, seen: 0)
    guard let admission = try? store.join(join, user: user, peer: self) else { return }
    session = admission.session
    store.begin(admission.session, join)
    confirm()
  }

  func begin(after lastEvent: UInt64) {}
  func send(_ message: ByteBuffer) { received.append(message) }
  func close(_ code: CloseCode) {}

  private func confirm() {
    guard let session else { return }
    received = []
    seen = session.outbox.sequence
    precondition(session.acknowledge(seen), "A frame that was sent is confirmed.")
  }

  /// The element that fits, in the order of the tree.
  func element(_ description: String, number: Int = 0, where fits: (Element) -> Bool) -> ElementID {
    let fitting = session?.root?.all(where: fits) ?? []
    guard fitting.indices.contains(number) else { fatalError("There is no \(description).") }
    return fitting[number].id
  }

  /// Does something to an element, and takes the frames of it.
  func act(_ action: UserEvent.Action, on element: ElementID) async {
    guard let session else { return }
    sent += 1
    let event = ClientEvent(
      sequence: sent, event: UserEvent(element, action), revision: action.isText ? sent : nil)
    if let refusal = session.receive(event) { fatalError("Refused: \(refusal)") }
    await settle()
  }

  func act(_ action: UserEvent.Action, on role: ElementRole) async {
    await act(action, on: element("\(role)") { $0.role == role })
  }

  /// Lets tasks run until nothing is scheduled, and takes what they have changed.
  func settle() async {
    session?.takeTurn()
    for _ in 0..<3 { await Task.yield() }
    session?.takeTurn()
    confirm()
  }

  /// Drops the socket, and resumes the session on a new socket.
  func reconnect() async {
    guard let session else { return }
    store.detach(session, from: self)
    let join = ClientMessage.Join(digest: nil, resume: session.token.text, seen: seen)
    precondition(
      (try? store.join(join, user: user, peer: self))?.isNew == false, "The session is there.")
    await settle()
  }

  func tap(_ name: String) async {
    let button = element("button “\(name)”") {
      $0.role == .button && $0.snapshot.spokenText == name
    }
    await act(.tap, on: button)
  }
}

extension UserEvent.Action {
  fileprivate var isText: Bool {
    if case .setText = self { true } else { false }
  }
}

extension Element {
  /// The elements that fit, from this one on.
  fileprivate func all(where fits: (Element) -> Bool) -> [Element] {
    (fits(self) ? [self] : []) + children.flatMap { $0.all(where: fits) }
  }
}
