/// A text with marks, such as bold words, links and lists, as a user edits it.
///
/// It has only what an editor shows: anything else that a text may have is left out. A host exchanges it as
/// a ``code``.
public struct RichText: Hashable, Sendable {
  /// The lines of the text, at least one.
  public private(set) var lines: [Line]

  /// Creates a text from lines.
  ///
  /// - Parameter lines: The lines.
  public init(_ lines: [Line] = []) {
    self.lines = lines.isEmpty ? [Line()] : lines
  }

  /// The words of the text without marks.
  public var words: String { lines.map(\.words).joined(separator: "\n") }
}

extension RichText {
  /// The looks of a part of a text.
  public struct Marks: OptionSet, Hashable, Sendable {
    /// The bits of the looks.
    public let rawValue: UInt8

    /// Creates a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold.
    public static let bold = Self(rawValue: 1)
    /// Italic.
    public static let italic = Self(rawValue: 2)
    /// Underlined.
    public static let underlined = Self(rawValue: 4)
    /// With a line through it.
    public static let struck = Self(rawValue: 8)
    /// In a font for code.
    public static let code = Self(rawValue: 16)
  }

  /// A part of a line with one look.
  public struct Run: Hashable, Sendable {
    /// The words.
    public internal(set) var words: String
    /// The look.
    public let marks: Marks
    /// The absolute address that the words lead to; `nil` if they lead nowhere.
    public let address: String?
  }

  /// What a line is.
  public enum LineKind: String, Hashable, Sendable, CaseIterable {
    /// A line that isn't in a list.
    case plain
    /// A line with a bullet.
    case bulleted
    /// A line with a number, which follows from the lines before it.
    case numbered
  }

  /// A line of a text.
  public struct Line: Hashable, Sendable {
    /// What the line is.
    public var kind: LineKind
    /// The parts of the line, whose looks differ.
    public private(set) var runs: [Run] = []

    /// Creates an empty line.
    ///
    /// - Parameter kind: What the line is.
    public init(_ kind: LineKind = .plain) { self.kind = kind }

    /// The words of the line without marks.
    public var words: String { runs.reduce(into: "") { $0 += $1.words } }

    /// Appends words.
    ///
    /// Characters that aren't part of a line are left out, and so is an address that a link may not have.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - marks: Their look.
    ///   - address: The absolute address that they lead to.
    public mutating func append(
      _ words: some StringProtocol, _ marks: Marks = [], leadingTo address: String? = nil
    ) {
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: words.unicodeScalars.lazy.filter(RichText.isPartOfLine))
      if scalars.isEmpty { return }
      let address = address.flatMap { RichText.isAddress($0) ? $0 : nil }
      if let last = runs.last, last.marks == marks, last.address == address {
        runs[runs.count - 1].words += String(scalars)
      } else {
        runs.append(Run(words: String(scalars), marks: marks, address: address))
      }
    }
  }

  /// The schemes of the addresses that words may lead to.
  package static let schemes = ["http", "https", "mailto", "tel"]

  /// The length of the longest address that words may lead to, in bytes.
  package static let longestAddress = 2000

  /// Whether words may lead to an address.
  static func isAddress(_ address: String) -> Bool {
    guard address.utf8.count <= longestAddress, let colon = address.firstIndex(of: ":") else {
      return false
    }
    return schemes.contains(address[..<colon].lowercased())
      && address.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
  }

  /// Whether a line may contain a character: it isn't a control character other than a tab.
  private static func isPartOfLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\t"
  }
}

extension RichText: CustomStringConvertible {
  /// The text with its marks in angle brackets.
  public var description: String {
    lines.map { line in
      let start = ["plain": "", "bulleted": "<*>", "numbered": "<#>"][line.kind.rawValue] ?? ""
      return line.runs.reduce(into: start) { text, run in
        let names =
          [(Marks.bold, "b"), (.italic, "i"), (.underlined, "u"), (.struck, "s"), (.code, "code")]
          .filter { run.marks.contains($0.0) }.map(\.1) + (run.address.map { [$0] } ?? [])
        text += names.isEmpty ? run.words : "<\(names.joined(separator: " "))>\(run.words)</>"
      }
    }
    .joined(separator: "\n")
  }
}
