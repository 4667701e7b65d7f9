import RostrumRestoration
import RostrumSessions

/// A session that consists of a text.
@MainActor
final class Note: PersistentSession {
  let number: UInt64
  let header: SessionHeader
  let restoration: Restoration? = Restoration()
  var didChange: (() -> Void)?
  var text: String { didSet { didChange?() } }

  init(_ number: UInt64, _ text: String = "", user: String = "ada") {
    (self.number, self.text) = (number, text)
    header = SessionHeader(user: user)
  }

  func snapshot() -> SessionSnapshot? {
    SessionSnapshot(program: "Notes", build: "1", launch: LaunchSnapshot(), address: text)
  }

  func capture() -> (snapshot: SessionSnapshot, launch: LaunchCapture)? {
    guard let restoration else { return nil }
    return snapshot().map { ($0, restoration.capture()) }
  }

  func complete(
    _ capture: LaunchCapture, with values: LaunchCapture.Encoded
  ) -> LaunchSnapshot? {
    restoration?.complete(capture, with: values)
  }
}
