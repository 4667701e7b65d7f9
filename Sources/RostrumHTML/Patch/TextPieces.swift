/// A text as pieces of a former one with new text between them.
///
/// The path of a line changes little when the line gains a point or loses its first one. Only the difference
/// is sent.
struct TextPieces: Equatable {
  /// A piece of the new text.
  enum Piece: Equatable {
    /// A range of the former text, in bytes.
    case former(Range<Int>)
    /// New text.
    case text(String)
  }

  private(set) var pieces: [Piece] = []

  /// The length of the part that is searched for in the former text.
  private static let probe = 24
  /// The longest texts that are searched.
  private static let limit = 65_536

  /// Compares two texts of ASCII.
  ///
  /// - Returns: `nil` if little of the former text remains, or a text has other characters.
  /// - Complexity: O(*n*) if the texts have the same beginning or end, as lines that grow have.
  init?(from old: String, to new: String) {
    let before = Array(old.utf8)
    let after = Array(new.utf8)
    guard before.count > 2 * Self.probe, after.count > 2 * Self.probe,
      before.count < Self.limit, after.count < Self.limit,
      before.allSatisfy({ $0 < 0x80 }), after.allSatisfy({ $0 < 0x80 })
    else { return nil }
    compare(before[...], after[...], depth: 0)
    let length = pieces.reduce(0) { length, piece in
      switch piece {
      case .former: length + 12
      case .text(let text): length + text.utf8.count + 3
      }
    }
    guard length < after.count else { return nil }
  }

  private mutating func compare(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>, depth: Int) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    // A short piece costs more than its text.
    let head = start >= Self.probe / 2 ? start : 0
    let tail = end >= Self.probe / 2 ? end : 0
    if head > 0 { add(old.startIndex..<old.startIndex + head) }
    let oldMiddle = old.dropFirst(head).dropLast(tail)
    let newMiddle = new.dropFirst(head).dropLast(tail)
    if depth < 4, let (place, former) = Self.common(oldMiddle, newMiddle) {
      compare(oldMiddle[..<former.lowerBound], newMiddle[..<place], depth: depth + 1)
      add(former)
      compare(
        oldMiddle[former.upperBound...], newMiddle[(place + former.count)...], depth: depth + 1)
    } else if !newMiddle.isEmpty {
      pieces.append(.text(String(decoding: newMiddle, as: UTF8.self)))
    }
    if tail > 0 { add(old.endIndex - tail..<old.endIndex) }
  }

  private mutating func add(_ range: Range<Int>) {
    if case .former(let last)? = pieces.last, last.upperBound == range.lowerBound {
      pieces[pieces.count - 1] = .former(last.lowerBound..<range.upperBound)
    } else {
      pieces.append(.former(range))
    }
  }

  /// A part that both texts have: where it begins in the new one, and where it is in the old one.
  private static func common(
    _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>
  ) -> (place: Int, former: Range<Int>)? {
    guard new.count > 2 * probe, old.count > probe else { return nil }
    // What is in the middle may be new.
    for quarter in [2, 1, 3] {
      let start = new.startIndex + (new.count - probe) * quarter / 4
      let wanted = new[start..<start + probe]
      for place in old.startIndex...old.endIndex - probe
      where old[place] == wanted.first && old[place..<place + probe] == wanted {
        let before = zip(old[..<place].reversed(), new[..<start].reversed())
          .prefix { $0 == $1 }.count
        let after = zip(old[place...], new[start...]).prefix { $0 == $1 }.count
        return (start - before, place - before..<place + after)
      }
    }
    return nil
  }
}

extension JSONWriter {
  /// Writes the pieces as the client joins them: `[from, to]` of the former text, and new texts.
  mutating func write(_ pieces: TextPieces) {
    array { list in
      for piece in pieces.pieces {
        switch piece {
        case .text(let text): list.string(text)
        case .former(let range):
          list.array { list in
            list.number(range.lowerBound)
            list.number(range.upperBound)
          }
        }
      }
    }
  }
}
