import Foundation
import Logging
import RostrumHTML
import RostrumScenes
import RostrumWeb
import Testing

/// A browser that sends events that no page would send reaches nothing that its user couldn't.
@Suite(.timeLimit(.minutes(10))) @MainActor struct EventAttackTests {
  private let peer = RecordingPeer()
  private let store: SessionStore
  private let session: Session

  init() throws {
    store = SessionStore(
      launch: AppLaunch(TargetApp.self),
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    session = try store.enter(user: UserID(), peer: peer).session
  }

  private var elements: [Element] { session.root?.family ?? [] }
  private var ids: [UInt32] { elements.map(\.id.rawValue) }

  /// Sends a message of a browser.
  ///
  /// - Returns: Whether the app may have seen it.
  private func send(_ text: String) -> Bool {
    guard let message = try? ClientMessage(parsing: Array(text.utf8)) else { return false }
    switch message {
    case .event(let event): return session.receive(event) == nil
    case .edit(let edit):
      do { return try session.receive(edit) == nil } catch { return false }
    default: return false
    }
  }

  private func tap(_ label: String) throws {
    let button = try #require(elements.first { $0.role == .button && $0.texts == [label] })
    let sequence = session.lastEvent + 1
    try #require(send("[\(sequence),\(button.id.rawValue),\"tap\"]"))
  }

  @Test(
    "250 random events leave a session alive, and every frame valid",
    arguments: 0..<40 as Range<UInt64>)
  func random(seed: UInt64) throws {
    defer { store.tearDown() }
    var attacker = Attacker(seed: seed)
    var performed = 0
    for _ in 0..<250 {
      if send(event(&attacker)) { performed += 1 }
      for frame in peer.messages { check(frame) }
      peer.messages = []
      _ = session.acknowledge(session.outbox.sequence)
    }
    #expect(performed > 10, "controls accept their own events")
    #expect(session.root != nil && peer.closed == nil && !elements.isEmpty)
  }

  /// An event that the element's role suggests, or any other.
  private func event(_ attacker: inout Attacker) -> String {
    let sequence = session.lastEvent + 1
    switch UInt.random(in: 0..<8, using: &attacker) {
    case 0:
      let newest = elements.filter { $0.role == .button }.map(\.id.rawValue).max()
      return "[\(sequence),\(newest ?? 0),\"tap\"]"
    case 1:
      let stack = elements.first { $0.role == .navigationStack }?.id.rawValue
      return "[\(sequence),\(stack ?? 0),\"back\",0]"
    default: break
    }
    guard Bool.random(using: &attacker), let element = elements.randomElement(using: &attacker)
    else { return attacker.event(sequence, at: ids) }
    let action: ClientAction? =
      switch element.role {
      case .button, .link, .row, .option: .tap
      case .textField, .secureField, .textEditor, .datePicker, .colorPicker: .text
      case .toggle: .on
      case .slider: .number
      case .stepper: .step
      case .picker, .tabView: .select
      case .sheet, .cover, .alert, .dialog: .dismiss
      case .navigationStack: .back
      case .list: .refresh
      default: nil
      }
    let isSelect = action == .select
    return attacker.event(sequence, at: isSelect ? ids : [element.id.rawValue], action)
  }

  private func check(_ frame: String) {
    #expect(throws: Never.self) {
      _ = try JSONSerialization.jsonObject(with: Data(frame.utf8))
    }
  }

  @Test("2,500 events at covered elements have no effect", arguments: Cover.allCases)
  func covered(cover: Cover) throws {
    defer { store.tearDown() }
    let covered = elements.filter { $0.role != .scene }.map(\.id.rawValue)
    try tap(cover.rawValue)
    let before = try #require(session.root).snapshot
    #expect(before.description.isEmpty == false)
    var attacker = Attacker(seed: 1)
    var count = 0
    while count < 2_500 {
      for action in ClientAction.allCases {
        let event = attacker.event(session.lastEvent + 1, at: covered, action)
        #expect(!send(event), "\(event)")
        count += 1
      }
    }
    let after = try #require(session.root).snapshot
    #expect(after == before)
  }

  @Test("A sheet that holds its user isn't dismissed by any event")
  func held() throws {
    defer { store.tearDown() }
    try tap(Cover.sheet.rawValue)
    let sheet = try #require(elements.first { $0.role == .sheet }).id
    for action in [
      "\"dismiss\"", "\"back\",0", "\"on\",false", "\"select\",1", "\"key\",\"Escape\"",
    ] {
      #expect(!send("[\(session.lastEvent + 1),\(sheet.rawValue),\(action)]"), "\(action)")
    }
    #expect(elements.contains { $0.id == sheet })
  }
}
