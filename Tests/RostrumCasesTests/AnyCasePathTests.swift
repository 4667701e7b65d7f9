import RostrumCases
import Testing

@Suite("Case paths")
struct AnyCasePathTests {
  @Test("A case path made of a key path embeds and extracts what the key path does")
  func keyPath() {
    let path = AnyCasePath(\Shape.Cases.group.single)
    #expect(path.embed("a") == .group(.single("a")))
    #expect(path.extract(from: .group(.single("a"))) == "a")
    #expect(path.extract(from: .group(.locked)) == nil)
    #expect(path.extract(from: .empty) == nil)
  }

  @Test("Case paths are joined by name and by hand")
  func joined() {
    let byName = AnyCasePath(\Shape.Cases.group).locked
    let byHand = AnyCasePath(\Shape.Cases.group).appending(path: AnyCasePath(\.locked))
    for path in [byName, byHand] {
      #expect(path.embed(()) == .group(.locked))
      #expect(path.extract(from: .group(.locked)) != nil)
      #expect(path.extract(from: .group(.single("a"))) == nil)
    }
  }

  @Test("A case path can be written by hand")
  func handwritten() {
    let even = AnyCasePath<Int, Int>(
      embed: { $0 * 2 }, extract: { $0.isMultiple(of: 2) ? $0 / 2 : nil })
    #expect(even.embed(3) == 6)
    #expect(even.extract(from: 6) == 3)
    #expect(even.extract(from: 7) == nil)
  }

  @Test("The case path of a type to itself matches everything")
  func identity() {
    #expect(AnyCasePath<Int, Int>().embed(1) == 1)
    #expect(AnyCasePath<Int, Int>().extract(from: 1) == 1)
  }

  @Test("Generic enums and conditional cases have case paths")
  func generic() throws {
    typealias Action = Screen<String>.Action
    let selected = AnyCasePath(\Action.Cases.selected)
    let (item, index) = try #require(selected.extract(from: .selected("a", 1)))
    #expect(item == "a")
    #expect(index == 1)
    #expect(selected.extract(from: .conditional) == nil)
  }
}
