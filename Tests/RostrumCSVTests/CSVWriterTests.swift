import Foundation
import RostrumCSV
import Testing

@Suite("Writing tables") struct CSVWriterTests {
  private func line(_ fields: String..., formulas: CSVWriter.Formulas = .neutralized) -> String {
    var writer = CSVWriter(formulas: formulas)
    writer.add(fields)
    return writer.text
  }

  @Test("Fields have quotes if they need them")
  func quotes() {
    #expect(line("a", "b c", "") == "a,b c,\r\n")
    #expect(line("a,b", "c\"d", "e\nf", "g\rh") == "\"a,b\",\"c\"\"d\",\"e\nf\",\"g\rh\"\r\n")
    #expect(line(" a", "b ") == "\" a\",\"b \"\r\n")
    #expect(line("") == "\"\"\r\n", "A line without anything is no row.")
    var writer = CSVWriter(CSVFormat(delimiter: ";"), hasByteOrderMark: true)
    writer.add(["a,b", "c;d"])
    #expect(writer.text == "\u{FEFF}a,b;\"c;d\"\r\n")
    #expect(writer.take().count == 14 && writer.bytes.isEmpty)
  }

  @Test(
    "What a spreadsheet would take for a formula is text",
    arguments: [
      "=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "＋a", "－a",
      "＠a", "-", "+", "-1.2.3", "+49 30",
    ])
  func formulas(field: String) {
    let records = CSVParser.records(of: line(field), CSVFormat(hasHeader: false))
    guard case .row(let row)? = records.first else {
      Issue.record("\(records)")
      return
    }
    #expect(row[0] == "'" + field)
    #expect(!line(field, formulas: .kept).contains("'" + field))
  }

  @Test(
    "Numbers, and signs within a text, stay as they are",
    arguments: ["-5", "+5.25", "-1,5", "a=b", "x@y", "5-3"])
  func numbers(field: String) {
    #expect(line("", field).filter { $0 != "\"" } == ",\(field)\r\n")
  }

  @Test("Rows that arrive are written in pieces, and read back in pieces")
  func streams() async throws {
    let count = 20_000
    let rows = AsyncStream<[String]> { continuation in
      for number in 0..<count { continuation.yield(["\(number)", "vehicle \(number)"]) }
      continuation.finish()
    }
    var pieces: [[UInt8]] = []
    for try await piece in rows.csv(header: ["id", "name"]) { pieces.append(piece) }
    #expect(pieces.count > 5 && pieces.allSatisfy { $0.count < 1 << 17 })
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(pieces.joined()).write(to: file)
    var read = 0
    for try await case .row(let row) in CSVRecords(contentsOf: file) {
      #expect(row["name"] == "vehicle \(read)")
      read += 1
    }
    #expect(read == count)
    await #expect(throws: (any Error).self) {
      for try await _ in CSVRecords(contentsOf: file.appending(path: "none")) {}
    }
  }
}
