import SwiftParser
import SwiftSyntax
import Testing

@Suite("Coding keys of @ObservableState")
struct CodingKeysTests {
  @Test("Tracked and presented fields are coded under their own names")
  func renamed() throws {
    let keys = try keys(
      of: """
        struct State: Equatable, Codable {
          var count = 0
          @Presents var child: Child.State?
          let id: Int
        }
        """)
    #expect(
      keys == """
        private nonisolated enum CodingKeys: Swift.String, Swift.CodingKey {
          case _count = "count"
          case _child = "child"
          case id
        }
        """)
  }

  @Test("Fields that are stored as they are written keep their keys")
  func untouched() throws {
    let keys = try keys(
      of: """
        struct State: Swift.Decodable {
          @ObservationStateIgnored var cache = 0
          @Shared var settings: Settings
          var a = 0, b = 0
        }
        """)
    #expect(
      keys == """
        private nonisolated enum CodingKeys: Swift.String, Swift.CodingKey {
          case cache
          case settings
          case a
          case b
        }
        """)
  }

  @Test("A shared value with a key has no coding key: it always has the value of its key")
  func sharedWithKey() throws {
    let keys = try keys(
      of: """
        struct State: Codable {
          @Shared(.appStorage("count")) var count = 0
          @Shared(.items) var items
          @RostrumCore.SharedReader(.flag("beta")) var isBeta = false
          @Shared var settings: Settings
        }
        """)
    #expect(
      keys == """
        private nonisolated enum CodingKeys: Swift.String, Swift.CodingKey {
          case settings
        }
        """)
  }

  @Test("What is not stored has no key")
  func notStored() throws {
    let keys = try keys(
      of: """
        struct State: Codable & Sendable {
          static var shared = 0
          lazy var expensive = 0
          var double: Int { 2 }
          func f() {}
        }
        """)
    #expect(keys == "private nonisolated enum CodingKeys: Swift.CodingKey {}")
  }

  @Test("Conditions around fields stay, and escaped names are coded without escapes")
  func conditions() throws {
    let keys = try keys(
      of: """
        struct State: Encodable {
          #if DEBUG
          var log = ""
          #endif
          var `default` = 0
        }
        """)
    #expect(
      keys == """
        private nonisolated enum CodingKeys: Swift.String, Swift.CodingKey {
          #if DEBUG
          case _log = "log"
          #endif
          case _default = "default"
        }
        """)
  }

  @Test("State that isn't codable, or has custom coding keys, gets none")
  func none() throws {
    #expect(try keys(of: "struct State: Equatable { var count = 0 }") == nil)
    #expect(try keys(of: "struct State { var count = 0 }") == nil)
    #expect(
      try keys(of: "struct State: Codable { var count = 0; enum CodingKeys: CodingKey {} }") == nil)
  }

  private func keys(of source: String) throws -> String? {
    let statement = try #require(Parser.parse(source: source).statements.first)
    return StoredCodingKeys(try #require(statement.item.as(StructDeclSyntax.self)))?.source
  }
}
