import Foundation
import RostrumPostgresDatabase
import RostrumPostgresTestSupport
import Testing

@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresValueTests {
  private func withFleet(_ body: (PostgresDatabase) async throws -> Void) async throws {
    let url = try #require(PostgresServer.shared).url(of: "postgres")
    try await PostgresDatabase.withTemporary(at: url, migrations: .fleet, body)
  }

  private enum Kind: String, Codable { case car, truck }
  struct Place: Codable, Equatable { var street: String, number: Int }

  /// A row with a column of each type.
  private struct Everything: Codable, Equatable {
    var small: Int16
    var whole: Int
    var big: Int64
    var float: Float
    var double: Double
    var price: Decimal
    var flag: Bool
    var words: String
    var kind: Kind
    var state: Kind?
    var moment: Date
    var day: Date
    var key: UUID
    var data: Data
    var link: URL
    var place: Place
    var tags: [String]
    var numbers: [Int?]
    var notes: [String]
    var missing: Int?
    var missingPlace: Place?
  }

  private static let everything = Everything(
    small: -32_768, whole: 2_147_483_647, big: .min, float: 1.5, double: -1e308,
    price: Decimal(string: "-12345678901234567890.0507") ?? 0, flag: true,
    words: "ä'\"\\{}\n$1 %s", kind: .truck, state: .car,
    moment: Date(timeIntervalSince1970: -1.25), day: Date(timeIntervalSince1970: 86_400),
    key: UUID(), data: Data([0, 1, 255, 0]),
    link: URL(filePath: "/a b"), place: Place(street: "Straße \"1\"", number: 7),
    tags: ["a,b", "", "\"\\", "NULL"], numbers: [1, nil, -3], notes: ["x"])

  @Test("Values of every type come back as they were stored")
  func types() async throws {
    try await withFleet { database in
      try await database.write { db in
        try db.execute("CREATE TYPE kind AS ENUM ('car', 'truck')")
        try db.execute(
          """
          CREATE TABLE everything (
            small smallint, whole integer, big bigint, float real, double double precision,
            price numeric, flag boolean, words text, kind kind, state varchar(9),
            moment timestamptz, day date, key uuid, data bytea, link text, place jsonb,
            tags text[], numbers bigint[], notes json, missing integer, missing_place jsonb
          )
          """)
        let row = Self.everything
        try db.execute(
          """
          INSERT INTO everything VALUES (
            \(row.small), \(row.whole), \(row.big), \(row.float), \(row.double), \(row.price),
            \(row.flag), \(row.words), \(row.kind), \(row.state), \(row.moment), \(row.day),
            \(row.key), \(row.data), \(row.link), \(row.place), \(row.tags), \(row.numbers),
            \(row.notes), \(row.missing), \(row.missingPlace)
          )
          """)
      }
      let rows = try await database.rows(of: Everything.self, "SELECT * FROM everything")
      #expect(rows == [Self.everything])
    }
  }

  @Test("A value is never a part of the statement")
  func injection() async throws {
    try await withFleet { database in
      let plate = "x'; DROP TABLE vehicle; --\"\\$2"
      _ = try await database.save(Vehicle(id: 1, plate: plate))
      let found = try await database.rows(
        of: Vehicle.self, "SELECT * FROM vehicle WHERE plate = \(plate)")
      #expect(found.map(\.plate) == [plate])
      let names = try await database.rows(
        of: Int.self, "SELECT 1 AS \(name: "a\"; DROP TABLE vehicle; --")")
      #expect(names == [1])
      #expect(try await database.rows(of: Int.self, "SELECT count(*) FROM vehicle") == [1])
      for type in ["text[]", "jsonb"] {
        let cast = PostgresQuery(unsafe: type)
        let texts = try await database.rows(of: [String].self, "SELECT \([plate])::\(cast)")
        #expect(texts == [[plate]])
      }
    }
  }

  @Test("A query is a part of another one, with its values")
  func parts() async throws {
    try await withFleet { database in
      for id in 1...4 { _ = try await database.save(Vehicle(id: Int64(id), plate: "B-\(id)")) }
      let (low, high) = (2, 3)
      let filter: PostgresQuery = "id >= \(low) AND id <= \(high)"
      let plates = try await database.rows(
        of: String.self,
        "SELECT plate FROM vehicle WHERE seats = \(4) AND (\(filter)) AND plate <> \("B-2")")
      #expect(plates == ["B-3"])
      let some = try await database.rows(
        of: Int64.self, "SELECT id FROM vehicle WHERE id = ANY(\([1, 4])) ORDER BY id DESC")
      #expect(some == [4, 1])
      #expect(("SELECT \(1)" as PostgresQuery) == "SELECT \(1)")
      #expect(("SELECT \(1)" as PostgresQuery) != "SELECT \(2)")
    }
  }

  /// Asks for a value of a type, and expects an error.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var query: PostgresQuery
    var error: PostgresError
    var read: @Sendable (PostgresDatabase, PostgresQuery) async throws -> Void
    var testDescription: String { "\(error)" }

    init<Value: Decodable & Sendable>(
      _ type: Value.Type, _ query: PostgresQuery, _ error: PostgresError
    ) {
      (self.query, self.error) = (query, error)
      read = { _ = try await $0.rows(of: type, $1) }
    }
  }

  @Test(
    "A value that isn't what the program expects is an error, which names the column and its type",
    arguments: [
      Mistake(
        Int.self, "SELECT 'a'::text AS plate",
        .unreadable(column: "plate", type: "text", reason: "it isn't Int")),
      Mistake(
        Int8.self, "SELECT 300 AS seats",
        .unreadable(column: "seats", type: "integer", reason: "300 isn't Int8")),
      Mistake(
        Int.self, "SELECT 1e30::numeric AS sum",
        .unreadable(
          column: "sum", type: "numeric",
          reason: "1\(String(repeating: "0", count: 30)) isn't Int")),
      Mistake(
        String.self, "SELECT NULL::text AS plate",
        .unreadable(column: "plate", type: "text", reason: "it is NULL, which isn't String")),
      Mistake(
        [Int].self, "SELECT ARRAY[1, NULL] AS list",
        .unreadable(column: "list", type: "integer", reason: "it is NULL, which isn't Int")),
      Mistake(
        Date.self, "SELECT interval '1 day' AS time",
        .unreadable(column: "time", type: "interval", reason: "it isn't Date")),
      Mistake(
        Vehicle.self, "SELECT 1::bigint AS id, '' AS plate",
        .unreadable(
          column: "seats", type: "none", reason: "the result has no such column, only id, plate")),
      Mistake(
        [Place].self, "SELECT '[{\"street\": \"a\"}]'::jsonb AS places",
        .unreadable(
          column: "places", type: "jsonb",
          reason: "its JSON isn't Array<Place>: it has no “number”")),
      Mistake(
        Int.self, "SELECT \("a\0b")::text",
        .unwritable(reason: "a text contains the character U+0000")),
    ])
  func mistakes(_ mistake: Mistake) async throws {
    try await withFleet { database in
      let error = await failure { try await mistake.read(database, mistake.query) }
      #expect(error == mistake.error)
    }
  }

  @Test(
    "Numbers of every kind are sent, or refused by the server",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e308, -1e308, 9.3e12, 9.1e12, 8e12, -1e12, -1, 0.1,
    ])
  func numbers(_ number: Double) async throws {
    try await withFleet { database in
      let doubles = try await database.rows(of: Double.self, "SELECT \(number)::float8")
      #expect(doubles.map(\.bitPattern) == [number.bitPattern] || number.isNaN && doubles[0].isNaN)
      let date = Date(timeIntervalSince1970: number)
      let moments = try? await database.rows(of: Date.self, "SELECT \(date)::timestamptz")
      switch number {
      case .infinity: #expect(moments == [.distantFuture])
      case -.infinity: #expect(moments == [.distantPast])
      // From 4713 before Christ to the year 294,276.
      case -2e11...9e12: #expect(moments == [date])
      default: #expect(moments == nil)
      }
    }
  }

  @Test(
    "Dates are what the server takes them for",
    arguments: [
      (0.0, "1970-01-01 00:00:00.000000"), (951_782_400.5, "2000-02-29 00:00:00.500000"),
      (-62_135_596_800, "0001-01-01 00:00:00.000000"),
      (-62_135_596_801, "0001-12-31 23:59:59.000000"),
      (4_107_542_399.999_999, "2100-02-28 23:59:59.999999"),
    ])
  func dates(seconds: Double, text: String) async throws {
    try await withFleet { database in
      let date = Date(timeIntervalSince1970: seconds)
      let texts = try await database.rows(
        of: String.self,
        "SELECT to_char(\(date)::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')")
      #expect(texts == [text])
    }
  }

  @Test(
    "Decimal numbers are exact",
    arguments: [
      "0", "0.0001", "-0.5", "10000", "99990000.00010000", "123456789012345678901234567890.12",
    ])
  func decimals(text: String) async throws {
    try await withFleet { database in
      let cast = PostgresQuery(unsafe: "'\(text)'::numeric")
      let decimals = try await database.rows(of: Decimal.self, "SELECT \(cast)")
      #expect(decimals == [Decimal(string: text)].compactMap(\.self))
      let doubles = try await database.rows(of: Double.self, "SELECT \(cast)")
      #expect(doubles == [Double(text)].compactMap(\.self))
    }
  }

  @Test("Statements that the server refuses say why, and what is in the way")
  func refusals() async throws {
    try await withFleet { database in
      _ = try await database.save(Vehicle(id: 1, plate: "B-1"))
      let error = await failure { _ = try await database.save(Vehicle(id: 2, plate: "B-1")) }
      guard case .refused(let refusal) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(refusal.code == "23505" && refusal.table == "vehicle")
      #expect(refusal.constraint == "vehicle_plate_key")
      #expect(refusal.detail == "Key (plate)=(B-1) already exists.")
      let second = await failure { _ = try await database.rows(of: Int.self, "SELEC 1") }
      guard case .refused(let syntax) = second else {
        Issue.record("\(String(describing: second))")
        return
      }
      #expect(syntax.code == "42601")
    }
  }
}
