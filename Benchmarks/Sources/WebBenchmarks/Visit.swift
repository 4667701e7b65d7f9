import Rostrum
@_spi(Measurement) import RostrumWeb

/// A browser that has joined.
@MainActor
struct Visit {
  /// How the session is stored.
  enum Keeping {
    /// It isn't.
    case unkept
    /// It would be after a day.
    case kept
    /// A snapshot is taken after each turn.
    case afterEachTurn
    /// It can be restored.
    case restorable
  }

  private let probe: SessionProbe
  private let keeping: Keeping
  private let first: Int

  /// Joins, and waits until the page is complete.
  init<Program: App>(_ app: Program.Type, _ keeping: Keeping) async {
    self.keeping = keeping
    switch keeping {
    case .unkept: probe = SessionProbe(app)
    case .kept: probe = SessionProbe(app, keeping: .inMemory(delay: .seconds(86_400)))
    case .afterEachTurn: probe = SessionProbe(app, keeping: .inMemory(delay: .zero))
    case .restorable: probe = await SessionProbe(restorable: app)
    }
    for _ in 0..<10 { await Task.yield() }
    if keeping == .afterEachTurn { await probe.waitForSnapshot() }
    first = probe.frames
  }

  /// Removes the session from memory, and restores it.
  func restore() async { await probe.restore() }

  /// The number of frames that have answered events.
  var answers: Int { probe.frames - first }

  /// Renders a first page, and returns its size in bytes.
  func page() -> Int { probe.page() }

  /// Sends an event.
  func send(_ action: String, to element: ElementID, value: Int? = nil) async {
    await probe.send(action, to: element, value: value)
    if keeping == .afterEachTurn { await probe.waitForSnapshot() }
  }

  /// The elements of a role, in the order of the screen.
  func all(_ role: ElementRole) -> [ElementID] {
    var found: [ElementID] = []
    func visit(_ element: Element) {
      if element.role == role { found.append(element.id) }
      for child in element.children { visit(child) }
    }
    if let root = probe.root { visit(root) }
    return found
  }
}
