import RostrumCSV
import Testing

@Suite("Reading tables") struct CSVParserTests {
  private static let plain = CSVFormat(hasHeader: false, requiresEqualCounts: false)

  private func rows(_ text: String, _ format: CSVFormat = plain) -> [[String]] {
    CSVParser.records(of: text, format).map {
      switch $0 {
      case .row(let row): row.fields
      case .refused(let refusal): ["!", "\(refusal)"]
      }
    }
  }

  @Test(
    "The examples of RFC 4180 are read",
    arguments: [
      ("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
      ("aaa,bbb,ccc\r\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
      ("\"aaa\",\"bbb\",\"ccc\"\r\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
      (
        "\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx",
        [["aaa", "b\r\nbb", "ccc"], ["zzz", "yyy", "xxx"]]
      ),
      ("\"aaa\",\"b\"\"bb\",\"ccc\"", [["aaa", "b\"bb", "ccc"]]),
    ])
  func examples(text: String, expected: [[String]]) {
    #expect(rows(text) == expected)
  }

  @Test("Spaces are part of a field, and fields can be empty")
  func fields() {
    #expect(rows(" a , b\n") == [[" a ", " b"]])
    #expect(rows(",\n,,\na,\n\"\",\n") == [["", ""], ["", "", ""], ["a", ""], ["", ""]])
    #expect(rows("a,") == [["a", ""]] && rows("\"\"") == [[""]] && rows("") == [])
  }

  @Test("Lines end in any way, and empty ones are skipped")
  func lines() {
    #expect(rows("a,b\nc,d\re,f\r\ng,h") == [["a", "b"], ["c", "d"], ["e", "f"], ["g", "h"]])
    #expect(rows("a,b\r\n\r\nc,d\n\n\n") == [["a", "b"], ["c", "d"]])
    // In a table with one column, an empty line is a row with an empty field.
    #expect(rows("a\n\nb\n") == [["a"], [""], ["b"]])
    #expect(rows("a\r\nb\r\n") == [["a"], ["b"]])
    #expect(rows("a,b\r\nc\"\r\n")[1][1].hasPrefix("Line 2:"))
  }

  @Test("A byte order mark is skipped, but not in the text")
  func mark() {
    #expect(rows("\u{FEFF}a,b\n\u{FEFF}c,d") == [["a", "b"], ["\u{FEFF}c", "d"]])
    #expect(rows("\u{FEFF}\"a\",b") == [["a", "b"]])
    #expect(rows("\u{FEFF}") == [])
    // A different character with the same first byte.
    #expect(rows("\u{FF21},b") == [["\u{FF21}", "b"]])
  }

  @Test("A line that isn't a row has its number and the reason, and reading goes on")
  func refusals() {
    #expect(
      rows("a,b\nc\"d,e\n\"f\"g,h\ni,j")
        == [
          ["a", "b"], ["!", "Line 2: There is a quote in a field that doesn’t begin with one."],
          ["!", "Line 3: Text follows the quote that ends a field."], ["i", "j"],
        ])
    #expect(
      rows("a\n\"b\nc\"\n\"d")
        == [["a"], ["b\nc"], ["!", "Line 4: The quote that ends a field is missing."]])
    #expect(
      rows("a,b\n1\n2,3,4\n5,6", .standard)
        == [
          ["!", "Line 2: The row has 1 fields instead of 2."],
          ["!", "Line 3: The row has 3 fields instead of 2."], ["5", "6"],
        ])
    #expect(rows("a\"\n1\n2", .standard).count == 1)
  }

  @Test("A row that is too long is refused, however long it is")
  func limits() {
    let format = CSVFormat(hasHeader: false, rowLimit: 10, fieldLimit: 3)
    let long = "Line 2: The row is too long."
    #expect(rows("a,b\n12345678901\nc,d", format) == [["a", "b"], ["!", long], ["c", "d"]])
    #expect(rows("a,b\n\"1234567890\n1\"\nc,d", format)[1] == ["!", long])
    #expect(rows("a,b\n1,2,3,4\nc,d", format) == [["a", "b"], ["!", long], ["c", "d"]])
    #expect(rows("123,567890", format) == [["123", "567890"]])
    for odd in [Int.min, -1, 0, Int.max] {
      let format = CSVFormat(rowLimit: odd, fieldLimit: odd)
      #expect(format.rowLimit >= 1 && format.fieldLimit >= 1)
      _ = rows("a,b\n\"c\",d\n", format)
    }
  }

  @Test("Text that isn't UTF-8 is refused line by line")
  func encoding() {
    var parser = CSVParser(Self.plain)
    let records = parser.parse([0x61, 0x0A, 0xFC, 0x0A, 0xC3, 0xBC, 0x0A]) + parser.finish()
    guard case .row = records[0], case .refused(let refusal) = records[1],
      case .row(let row) = records[2]
    else {
      Issue.record("\(records)")
      return
    }
    #expect(refusal.reason == .encoding && refusal.line == 2 && row[0] == "ü")
  }

  @Test("A text in pieces of any length is read as in one")
  func pieces() {
    let text =
      "\u{FEFF}id,näme,note\r\n1,\"Grüße, \"\"Ada\"\"\",\r\n2,\"two\nlines\r\n\",x\r"
      + "3,\"a\"b,y\n\n4,,\"z\"\r\n5,🚗,\"🚗\""
    let bytes = Array(text.utf8)
    var whole = CSVParser()
    let expected = whole.parse(bytes) + whole.finish()
    #expect(expected.count == 5)
    for length in 1...bytes.count {
      var parser = CSVParser()
      var records: [CSVRecord] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        records += parser.parse(bytes[start..<min(start + length, bytes.count)])
      }
      #expect(records + parser.finish() == expected, "pieces of \(length) bytes")
    }
  }

  @Test("Columns have names, and values have types")
  func values() throws {
    let records = CSVParser.records(
      of: "plate;seats;seats\nB-1; 4 ;5\nB-2;four;\n", .init(delimiter: ";"))
    guard case .row(let first) = records[0], case .row(let second) = records[1] else {
      Issue.record("\(records)")
      return
    }
    #expect(first["plate"] == "B-1" && first["none"] == nil && first.line == 2)
    #expect(try first.value("seats", as: Int.self) == 4)
    #expect(throws: CSVRefusal(line: 3, reason: .value("four", in: "seats"), excerpt: "B-2;four;"))
    {
      try second.value("seats", as: Int.self)
    }
    #expect(throws: CSVRefusal(line: 2, reason: .noColumn("x"), excerpt: "B-1; 4 ;5")) {
      try first.value("x", as: Int.self)
    }
  }

  @Test("A table that is written is read as it was, whatever the fields")
  func roundTrips() {
    var numbers = SystemRandomNumberGenerator()
    let signs = ["a", "\"", ",", "\n", "\r", " ", "=", "ü", "🚗", ""]
    for _ in 0..<300 {
      let table = (0..<4).map { _ in
        (0..<3).map { _ in
          (0..<4).map { _ in signs.randomElement(using: &numbers)! }.joined()
        }
      }
      var writer = CSVWriter(formulas: .kept)
      for row in table { writer.add(row) }
      #expect(rows(writer.text) == table)
    }
  }
}
