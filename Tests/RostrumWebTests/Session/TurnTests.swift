import Foundation
import Logging
import NIOCore
import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumPresentation
import RostrumScenes
import RostrumWeb
import Testing

@Reducer private struct Counting {
  @ObservableState struct State {
    var count = 0
  }

  enum Action { case plus }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      }
      return .none
    }
  }
}

private struct Screen: View {
  @State private var store = Store(initialState: Counting.State()) { Counting() }
  @State private var saves = 0
  @State private var isSaving = false
  @State private var size = 0.0
  @State private var sizes: [Double] = []
  @State private var user = ""

  var body: some View {
    Text(verbatim: "\(store.count)")
    Button("Plus") { store.send(.plus) }
    Button("Save") {
      saves += 1
      isSaving = true
    }
    .disabled(isSaving)
    Text(verbatim: "\(saves) saves")
    Slider(value: $size)
      .onChange(of: size) { sizes.append(size) }
    Text(verbatim: "sizes \(sizes)")
    Button("Who") {
      @Dependency(\.userDirectory) var folder
      user = folder.deletingLastPathComponent().path
    }
    Text(verbatim: "user \(user)")
  }
}

private struct ScreenApp: App {
  var body: some Scene { WindowGroup { Screen() } }
}

/// How much a session does for what comes in.
@Suite @MainActor struct TurnTests {
  private let peer = RecordingPeer()
  private let store = SessionStore(
    launch: AppLaunch(ScreenApp.self),
    configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

  /// Joins, and lets everything run that the launch has scheduled.
  private func join() async throws -> Session {
    let session = try store.enter(user: UserID(), peer: peer).session
    await settle()
    session.work = SessionWork()
    peer.messages = []
    return session
  }

  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }

  private func element(
    in session: Session, where fits: (Element) -> Bool
  ) throws -> ElementID {
    let element = session.root?.children.first(where: fits)
    return try #require(element).id
  }

  private func event(
    _ number: UInt64, _ name: String, in session: Session
  ) throws -> ClientEvent {
    let button = try element(in: session) { $0.snapshot.spokenText == name }
    return ClientEvent(sequence: number, event: UserEvent(button, .tap), revision: nil)
  }

  private func words(_ session: Session) -> [String] {
    (session.root?.children ?? []).compactMap { $0.content.text }
  }

  @Test("A tap causes one update, one patch and one frame, and its acknowledgement causes none")
  func tap() async throws {
    let session = try await join()
    let tap = try event(1, "Plus", in: session)
    session.takeTurn { #expect(session.receive(tap) == nil) }
    await settle()
    #expect(session.work == SessionWork(updates: 1, patches: 1, frames: 1))
    session.takeTurn { #expect(session.acknowledge(session.outbox.sequence)) }
    await settle()
    #expect(session.work == SessionWork(updates: 1, patches: 1, frames: 1))
    #expect(words(session).first == "1")
    #expect(peer.messages.count == 1)
    store.tearDown()
  }

  @Test("A change by the app causes one update, one patch and one frame")
  func scheduled() async throws {
    let session = try await join()
    session.app?.setEnvironment { $0.locale = Locale(identifier: "fr") }
    session.setShown(false)
    await settle()
    #expect(session.work.updates == 1)
    #expect(session.work.patches <= 1)
    store.tearDown()
  }

  @Test("A second tap in the same turn finds the button that the first one has disabled")
  func secondTap() async throws {
    let session = try await join()
    let (first, second) = (
      try event(1, "Save", in: session), try event(2, "Save", in: session)
    )
    session.takeTurn {
      #expect(session.receive(first) == nil)
      #expect(session.receive(second) == .disabled(second.event.element))
    }
    #expect(words(session).contains("1 saves"))
    #expect(session.work == SessionWork(updates: 1, patches: 1, frames: 1))
    #expect(peer.messages.count == 1)
    #expect(peer.messages.first?.hasPrefix("[2,2,") == true)
    store.tearDown()
  }

  @Test("Values of one control that arrive together are one change")
  func values() async throws {
    let session = try await join()
    let slider = try element(in: session) { $0.role == .slider }
    session.takeTurn {
      for number in 1...4 as ClosedRange<UInt64> {
        let event = UserEvent(slider, .setNumber(Double(number) / 4))
        let refusal = session.receive(
          ClientEvent(sequence: number, event: event, revision: nil))
        #expect(refusal == nil)
      }
    }
    #expect(words(session).contains("sizes [1.0]"))
    #expect(session.work == SessionWork(updates: 1, patches: 1, frames: 1))
    store.tearDown()
  }

  @Test("A value after a tap is handled after the tap's changes")
  func valueAfterTap() async throws {
    let session = try await join()
    let slider = try element(in: session) { $0.role == .slider }
    let plus = try event(2, "Plus", in: session)
    func move(_ number: UInt64, to value: Double) -> ClientEvent {
      ClientEvent(sequence: number, event: UserEvent(slider, .setNumber(value)), revision: nil)
    }
    session.takeTurn {
      _ = session.receive(move(1, to: 0.25))
      _ = session.receive(plus)
      _ = session.receive(move(3, to: 0.5))
    }
    #expect(words(session).contains("sizes [0.25, 0.5]"))
    #expect(session.work == SessionWork(updates: 3, patches: 1, frames: 1))
    store.tearDown()
  }

  @Test("Without changes, an app is neither updated nor patched")
  func idle() async throws {
    let session = try await join()
    session.takeTurn()
    session.setShown(true)
    await settle()
    #expect(session.work == SessionWork())
    let absent = ClientEvent(sequence: 1, event: UserEvent(9999, .tap), revision: nil)
    session.takeTurn { #expect(session.receive(absent) == .absent(9999)) }
    #expect(session.work == SessionWork(updates: 0, patches: 0, frames: 1))
    #expect(peer.messages.last?.hasSuffix(",1,[]]") == true)
    store.tearDown()
  }

  @Test("A requested tree replaces the turn's changes")
  func mount() async throws {
    let session = try await join()
    let tap = try event(1, "Plus", in: session)
    session.takeTurn {
      session.remount()
      #expect(session.receive(tap) == nil)
    }
    #expect(session.work == SessionWork(updates: 1, patches: 0, frames: 1))
    #expect(peer.messages.count == 1)
    #expect(peer.messages.first?.contains(#"[["m",[1,0,"main""#) == true)
    #expect(peer.messages.first?.contains(#""1""#) == true)
    store.tearDown()
  }

  @Test("The dependencies of a session are those of its user in each turn")
  func dependencies() async throws {
    let session = try await join()
    let tap = try event(1, "Who", in: session)
    session.takeTurn { #expect(session.receive(tap) == nil) }
    #expect(words(session).contains("user /nowhere"))
    store.tearDown()
  }

  @Test("A frame with new rules starts with them, followed by its operations")
  func rules() throws {
    let app = HandmadeApp(.make(1, .scene, [], [.make(2, .text("a"))]))
    var frame = JSONWriter()
    frame.openArray()
    frame.number(7)
    frame.openArray()
    var state = PageState()
    state.depth = PageState.Depth()
    var writer = PatchWriter(tree: app, page: state, frame: frame)
    app.set(2, .styles([.cornerRadius(1)]))
    app.announce("b")
    writer.writePatch(of: app.update())
    let text = String(decoding: writer.close().bytes, as: UTF8.self)
    #expect(text.hasPrefix(#"[7,[["c",[".s-cornerRadius_1{border-radius:1px}"]],["a",2,0,{"#))
    #expect(text.hasSuffix(#"}],["s","b"]]]"#))
  }
}
