import DequeModule

/// Keys in the order in which they were used last.
///
/// A use adds a note at the end, and leaves the key's earlier notes where they are: they are skipped
/// when they are found.
struct Recency<Key: Hashable & Sendable>: Sendable {
  private var notes: Deque<Note> = []
  /// The time of each key's last use.
  private var turns: [Key: UInt64] = [:]
  private var turn: UInt64 = 0

  private struct Note {
    var key: Key
    var turn: UInt64
  }

  /// The number of notes, current and former.
  var count: Int { notes.count }

  /// Notes a use of a key.
  ///
  /// - Complexity: Amortized O(1).
  mutating func note(_ key: Key) {
    turn += 1
    turns[key] = turn
    notes.append(Note(key: key, turn: turn))
    guard notes.count > 2 * turns.count + 64 else { return }
    notes.removeAll { [turns] in turns[$0.key] != $0.turn }
  }

  /// Forgets a key.
  mutating func remove(_ key: Key) { turns[key] = nil }

  /// The key whose last use is the longest ago.
  ///
  /// - Complexity: Amortized O(1).
  mutating func oldest() -> Key? {
    while let note = notes.first {
      if turns[note.key] == note.turn { return note.key }
      notes.removeFirst()
    }
    return nil
  }
}
