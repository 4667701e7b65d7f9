import RostrumRuntime
import Testing

@Suite struct TypeMetadataTests {
  private struct Pair {
    var first = 1
    var second = 2
  }

  private enum Direction { case left, right }

  private final class Node {}

  private indirect enum Tree {
    case leaf(Int)
    case branch(Tree, Tree)
    case empty
  }

  @Test("The kinds of types are distinguished")
  func kinds() {
    #expect(TypeMetadata(Pair.self).kind == .structure)
    #expect(TypeMetadata(Direction.self).kind == .enumeration)
    #expect(TypeMetadata(Optional<Int>.self).kind == .optional)
    #expect(TypeMetadata((Int, String).self).kind == .tuple)
    #expect(TypeMetadata((() -> Void).self).kind == .function)
    #expect(TypeMetadata(Int.Type.self).kind == .metatype)
    #expect(TypeMetadata(Node.self).kind == nil)
    #expect(TypeMetadata((any Error).self).kind == nil)
  }

  @Test("Structures and tuples have fields, enums and optionals have cases")
  func fieldsAndCases() {
    #expect(TypeMetadata(Pair.self).hasFields)
    #expect(TypeMetadata((Int, Int).self).hasFields)
    #expect(!TypeMetadata(Direction.self).hasFields)
    #expect(TypeMetadata(Direction.self).hasCases)
    #expect(TypeMetadata(Optional<Pair>.self).hasCases)
    #expect(!TypeMetadata(Pair.self).hasCases)
  }

  @Test("A tuple has elements; any other type is one element")
  func elements() {
    #expect(TypeMetadata((Int, String).self).elements.map { "\($0)" } == ["Int", "String"])
    #expect(TypeMetadata(Pair.self).elements.map { "\($0)" } == ["Pair"])
  }

  @Test("Functions and metatypes are found within tuples and optionals")
  func functionsWithin() {
    #expect(TypeMetadata(Optional<(Int) -> Int>.self).holdsFunction)
    #expect(TypeMetadata((Int, Int.Type).self).holdsFunction)
    #expect(!TypeMetadata((Int, Optional<String>).self).holdsFunction)
  }

  @Test("Cases with values come before cases without")
  func tags() {
    #expect(caseTag(of: Tree.leaf(1)) == 0)
    #expect(caseTag(of: Tree.branch(.empty, .empty)) == 1)
    #expect(caseTag(of: Tree.empty) == 2)
    #expect(caseTag(of: Direction.right) == 1)
    #expect(caseTag(of: Pair()) == nil)
  }

  @Test("The value of a case is taken out, also from behind a reference")
  func values() throws {
    let values = caseValues(of: Tree.self)
    #expect(values.map { $0.map { "\($0.type)" } } == ["Int", "(Tree, Tree)", nil])
    let leaf = try #require(values[0])
    let value: Int = caseValue(of: Tree.leaf(7), isIndirect: leaf.isIndirect)
    #expect(value == 7)
  }
}
