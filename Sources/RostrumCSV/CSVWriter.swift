/// Writes a table: RFC 4180 in UTF-8.
///
/// ```swift
/// var writer = CSVWriter()
/// writer.add(["Plate", "Note"])
/// writer.add(["B-RS 38", "said \"soon\""])
/// writer.text  // Plate,Note␍␊B-RS 38,"said ""soon"""␍␊
/// ```
///
/// **Formulas.** A spreadsheet takes a field that begins with `=`, `+`, `-`, `@`, a tab or a line end for
/// a formula, which can send what is on the sheet elsewhere. Who exports what others have typed must not
/// pass such a field on: by default, an apostrophe is put before it, and the spreadsheet shows the text.
/// Numbers stay as they are.
public struct CSVWriter: Sendable {
  /// What happens to fields that a spreadsheet takes for formulas.
  public enum Formulas: Hashable, Sendable {
    /// An apostrophe is put before the field.
    case neutralized
    /// The field stays as it is, for programs that read the table back.
    case kept
  }

  private let separator: UInt8
  private let formulas: Formulas
  /// What was written and not taken yet.
  public private(set) var bytes: [UInt8]

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - format: How the table is written.
  ///   - formulas: What happens to fields that a spreadsheet takes for formulas.
  ///   - hasByteOrderMark: Whether the text begins with a byte order mark, by which some spreadsheets
  ///     recognize UTF-8.
  public init(
    _ format: CSVFormat = .standard, formulas: Formulas = .neutralized,
    hasByteOrderMark: Bool = false
  ) {
    separator = format.separator
    self.formulas = formulas
    bytes = hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
  }

  /// What was written and not taken yet, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a row.
  ///
  /// - Parameter fields: The fields.
  /// - Complexity: O(*n*) in the length of the fields.
  public mutating func add(_ fields: some Sequence<String>) {
    var (isFirst, isOnly, start) = (true, true, bytes.count)
    for field in fields {
      if !isFirst {
        bytes.append(separator)
        isOnly = false
      }
      isFirst = false
      start = bytes.count
      write(field)
    }
    // A row with one empty field would be an empty line.
    if isOnly, !isFirst, bytes.count == start { bytes.append(contentsOf: "\"\"".utf8) }
    bytes.append(contentsOf: "\r\n".utf8)
  }

  /// Takes what was written, so that a long table needs no more memory than its pieces.
  ///
  /// - Returns: The bytes.
  public mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private mutating func write(_ field: String) {
    var field = field
    if formulas == .neutralized, Self.isFormula(field) { field = "'" + field }
    let needsQuotes = field.utf8.contains { byte in
      byte == separator || byte == 0x22 || byte == 0x0A || byte == 0x0D
    }
    guard needsQuotes || field.utf8.first == 0x20 || field.utf8.last == 0x20 else {
      return bytes.append(contentsOf: field.utf8)
    }
    bytes.append(0x22)
    for byte in field.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }

  /// Whether a spreadsheet may take a field for a formula.
  ///
  /// Spreadsheets skip spaces, and take the wide forms of East Asian keyboards for the narrow ones.
  private static func isFormula(_ field: String) -> Bool {
    guard let byte = field.utf8.first,
      !(0x30...0x7F).contains(byte) || byte == 0x3D || byte == 0x40,
      let first = field.unicodeScalars.first(where: { $0 != " " })
    else { return false }
    switch first {
    case "=", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": return true
    case "+", "-": return !isNumber(field)
    default: return false
    }
  }

  /// Whether a field is a sign and digits, with at most one point or comma between them.
  private static func isNumber(_ field: String) -> Bool {
    let digits = field.utf8.dropFirst()
    let parts = digits.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x2E || $0 == 0x2C })
    return parts.count <= 2
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { (0x30...0x39) ~= $0 } }
  }
}
