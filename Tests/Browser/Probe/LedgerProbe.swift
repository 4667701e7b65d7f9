import Foundation
import Rostrum

/// Values of a session and values that all sessions share, for `Tests/Chaos`.
///
/// The page shows each value as `name=value`. Each action of the user is printed on standard output
/// with the session and the launch that performed it, so that a history has what was done as well as
/// what pages were told. `CHAOS_NODE` is the name of the node. With `CHAOS_BUILD=2`, the program is a
/// later version, whose state has one more property.
struct LedgerProbe: View {
  @Shared(.database("entries")) private var entries: IdentifiedArrayOf<Entry> = []
  @Shared(.database("sum")) private var sum = 0
  @State private var session = UUID()
  @State private var counts = Counts()
  @State private var note = ""
  @State private var entry = ""
  @State private var own = ""
  @State private var isListing = false
  // Isn't `Codable`: each launch has its own.
  @State private var launch = Launch()

  var body: some View {
    values
    Button("Tap") {
      counts.taps += 1
      report("tap", "\(counts.taps)")
    }
    TextField("Note", text: $note)
    TextField("Entry", text: $entry)
    Button("Append", action: append)
    Button("Add") {
      $sum.withLock { $0 += 1 }
      report("add", "\(sum)")
    }
    Button("List") { isListing.toggle() }
    // A list of its own, so that a change sends one row.
    if isListing { Text(verbatim: "list=\(entries.map(\.text).joined(separator: " "))") }
  }

  private var values: some View {
    VStack {
      Text(verbatim: "node=\(Self.node)")
      Text(verbatim: "session=\(session)")
      Text(verbatim: "launch=\(launch.id)")
      Text(verbatim: "taps=\(counts.taps)")
      Text(verbatim: "ticks=\(counts.ticks)").task { await tick() }
      Text(verbatim: "note=\(note)")
      Text(verbatim: "own=\(own) \(ownStatus)")
      Text(verbatim: "sum=\($sum.isLoading ? "loading" : "\(sum)")")
      Text(verbatim: "problem=\(problem)")
        .onChange(of: problem) {
          if $sum.saveError is SharedConflict { report("conflict", "\(sum)") }
        }
    }
  }

  private static let node = ProcessInfo.processInfo.environment["CHAOS_NODE"] ?? "0"

  private var ownStatus: String {
    if $entries.isLoading { return "loading" }
    // A storage that doesn't answer has left the initial value.
    if $entries.loadError != nil { return "unread" }
    return entries.contains { $0.text == own } ? "present" : "missing"
  }

  private var problem: String {
    guard let error = $sum.saveError else { return "none" }
    return error is SharedConflict ? "conflict" : "unsaved"
  }

  private func append() {
    guard !entry.isEmpty else { return }
    $entries.withLock { _ = $0.append(Entry(id: UUID(), text: entry)) }
    report("append", entry)
    own = entry
    entry = ""
  }

  private func tick() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(500))
      counts.ticks += 1
    }
  }

  private func report(_ action: String, _ value: String) {
    // The clock of Python's `time.monotonic()`.
    let time = ProcessInfo.processInfo.systemUptime
    print("act \(time) \(Self.node) \(session) \(launch.id) \(action) \(value)")
  }

  struct Entry: Codable, Hashable, Identifiable {
    let id: UUID
    let text: String
  }

  /// What the user and a timer have counted.
  struct Counts: Codable, Equatable {
    var taps = 0
    var ticks = 0
    /// The version of the program, from version 2.
    var build: Int?

    init() { build = Self.current }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      taps = try container.decode(Int.self, forKey: .taps)
      ticks = try container.decode(Int.self, forKey: .ticks)
      build = try Self.current ?? container.decodeIfPresent(Int.self, forKey: .build)
    }

    private static let current =
      ProcessInfo.processInfo.environment["CHAOS_BUILD"].flatMap { Int($0) }
  }

  /// A launch of the app for a session.
  struct Launch {
    let id = UUID()
  }
}
