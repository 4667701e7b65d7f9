import Dispatch
import RostrumCombine

/// Runs a closure on a thread of the system's, as libraries call theirs.
func onAnyThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      body()
      continuation.resume()
    }
  }
}

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
