import RostrumHTMLTestSupport
import Testing

// NB: Tests `KeyedChanges` and `TextPieces`, which are internal.
@testable import RostrumHTML

@Suite struct KeyedChangesTests {
  private func nodes(_ keys: [Int], tag: String = "td") -> [DOMNode] {
    keys.map { key in DOMNode(tag).with { $0.key = key } }
  }

  /// The keys after changes.
  private func apply(_ changes: [KeyedChanges.Change], _ old: [Int], _ new: [Int]) -> [Int] {
    var kept: [Int] = []
    var removed: [Int] = []
    for change in changes {
      switch change {
      case .keep(let former, let index):
        #expect(old[former] == new[index])
        kept.append(new[index])
      case .remove(let former): removed.append(former)
      case .insert(let index): kept.append(new[index])
      }
    }
    #expect(removed.count == Set(removed).count)
    return kept
  }

  @Test("Any siblings become any others", arguments: 0..<200)
  func random(_ seed: Int) throws {
    var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    func keys() -> [Int] {
      var all = Array(0..<12)
      for index in all.indices { all.swapAt(index, next(all.count)) }
      return Array(all.prefix(next(13)))
    }
    let (old, new) = (keys(), keys())
    guard let found = KeyedChanges(from: nodes(old), to: nodes(new)) else {
      #expect(old.isEmpty && new.isEmpty)
      return
    }
    #expect(apply(found.changes, old, new) == new)
  }

  @Test("The nodes of most siblings stay when one moves, comes or goes")
  func fewChanges() throws {
    func count(_ old: [Int], _ new: [Int]) -> Int? {
      KeyedChanges(from: nodes(old), to: nodes(new))?.changes.filter { change in
        if case .keep = change { false } else { true }
      }.count
    }
    #expect(count([1, 2, 3, 4], [1, 2, 3, 4]) == 0)
    #expect(count([1, 2, 3, 4], [2, 3, 4, 5]) == 2)
    #expect(count([1, 2, 3, 4], [4, 1, 2, 3]) == 2)
    #expect(count([1, 2], []) == 2)
    #expect(KeyedChanges(from: [DOMNode("td")], to: nodes([1])) == nil)
    #expect(KeyedChanges(from: [], to: []) == nil)
  }

  @Test(
    "Of siblings with one key, one keeps the node", arguments: [[1, 1, 2], [2, 1, 1], [1, 2, 1]])
  func duplicates(_ new: [Int]) throws {
    for old in [[1, 2], [1, 1, 2], [2, 1], [1, 2, 1]] {
      let found = try #require(KeyedChanges(from: nodes(old), to: nodes(new)))
      #expect(apply(found.changes, old, new) == new)
      let kept = found.changes.compactMap { change in
        if case .keep(let index, _) = change { index } else { nil }
      }
      #expect(kept.count == Set(kept).count, "\(old) \(found.changes)")
    }
  }

  @Test("A node with another tag takes the place of the former one")
  func tags() throws {
    let found = try #require(KeyedChanges(from: nodes([1, 2]), to: nodes([1, 2], tag: "th")))
    #expect(found.changes == [.insert(0), .insert(1), .remove(0), .remove(1)])
  }

  private func joined(_ pieces: TextPieces, of old: String) -> String {
    let bytes = Array(old.utf8)
    return pieces.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .former(let range): String(decoding: bytes[range], as: UTF8.self)
      }
    }.joined()
  }

  @Test("A window that moves is pieces of the former text")
  func pieces() throws {
    let numbers = (0..<200).map { String($0 * 7919 % 1000) }
    let old = "m0 5l" + numbers[..<150].joined(separator: " ")
    let new = "m7 9l" + numbers[1..<151].joined(separator: " ")
    let found = try #require(TextPieces(from: old, to: new))
    #expect(joined(found, of: old) == new)
    #expect(found.pieces.count <= 3)
    let both = "m0 5l" + (numbers[3..<70] + ["1"] + numbers[70..<140]).joined(separator: " ")
    let more = try #require(TextPieces(from: old, to: both))
    #expect(joined(more, of: old) == both)
  }

  @Test("A text that shares little with the former one is sent as it is")
  func whole() {
    let old = (0..<100).map { String($0 * 7919 % 1000) }.joined(separator: " ")
    let new = (0..<100).map { String($0 * 6007 % 991) }.joined(separator: "-")
    #expect(TextPieces(from: old, to: new) == nil)
    #expect(TextPieces(from: "short", to: "short too") == nil)
    #expect(TextPieces(from: old + "é", to: old + "ü") == nil)
  }
}
