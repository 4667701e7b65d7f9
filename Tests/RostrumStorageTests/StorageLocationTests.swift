import RostrumStorage
import Testing

@Suite struct StorageLocationTests {
  @Test("A path is a file, and an address is a database")
  func locations() throws {
    #expect(try StorageLocation("data/x.sqlite") == .file(path: "data/x.sqlite"))
    for url in [
      "postgres://ann:p%40ss@db:5432/app", "postgresql://db/app?sslmode=require",
      "postgres:///app?host=/run/postgresql", "postgres://[::1]:5432/app", "postgres://?dbname=app",
      "postgres://one:5432,two:5433/app",
    ] {
      #expect(try StorageLocation(url) == .postgres(url: url))
    }
  }

  @Test(
    "A mistake is said in words, without the password",
    arguments: [
      ("", StorageLocationError.empty), ("file:///x", .fileURL),
      ("mysql://db/app", .unknownScheme("mysql")), ("postgres://a b/app", .whitespace),
      ("postgres://ann:secret@db:x/app", .port), ("postgres://db:70000/app", .port),
      ("postgres://ann:secret@db", .noDatabase), ("postgres://ann:secret@db/", .noDatabase),
    ])
  func mistakes(_ text: String, _ error: StorageLocationError) {
    #expect(throws: error) { try StorageLocation(text) }
    #expect(!error.description.contains("secret"))
  }

  @Test("The messages name the remedy")
  func messages() {
    #expect(
      StorageLocationError.unknownScheme("mysql").description
        == "“mysql” isn't supported. Write a path, or postgres://user@host/database.")
    #expect(
      StorageLocationError.noDatabase.description
        == "The address names no database. Write postgres://user@host/database.")
  }
}
