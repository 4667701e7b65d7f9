import RostrumCombine

/// Counts what happens, by name.
@MainActor
final class Counter {
  private(set) var counts: [String: Int] = [:]

  func count(_ name: String) { counts[name, default: 0] += 1 }
}

final class Player: ObservableObject {
  @Published var volume = 1
  @Published var title = "Song"
  var plain = "plain"
}
