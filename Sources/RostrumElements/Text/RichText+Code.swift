extension RichText {
  /// Parses the code of a text.
  ///
  /// Any text is the code of one: marks that make no sense and characters that may not be in a line are left
  /// out, so that ``code`` may differ from what was parsed.
  ///
  /// - Parameter code: The code.
  /// - Complexity: O(*n*) in the length of the code.
  public init(code: String) {
    self.init(
      code.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        .map { Line(code: $0) })
  }

  /// The text as one string, in which control characters are marks.
  ///
  /// A line begins with U+0011 if it has a bullet, and with U+0012 if it has a number. U+0002 to U+0006
  /// begin or end bold, italic, underlined, struck and code. An address between U+000E and U+000F begins a
  /// link; an empty one ends it. The end of a line ends everything in it.
  ///
  /// So a key that is pressed changes one place of the code, and a code without marks is the text itself.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var code: String { lines.map(\.code).joined(separator: "\n") }
}

/// The characters that begin and end the address of a link.
private enum LinkMark {
  static let start: Unicode.Scalar = "\u{0E}"
  static let end: Unicode.Scalar = "\u{0F}"
}

extension RichText.Marks {
  /// The characters of the marks, in the order in which they stand beside each other.
  fileprivate static let scalars: [(mark: Self, scalar: Unicode.Scalar)] = [
    (.bold, "\u{02}"), (.italic, "\u{03}"), (.underlined, "\u{04}"), (.struck, "\u{05}"),
    (.code, "\u{06}"),
  ]

  fileprivate init?(_ scalar: Unicode.Scalar) {
    guard let mark = Self.scalars.first(where: { $0.scalar == scalar })?.mark else { return nil }
    self = mark
  }
}

extension RichText.LineKind {
  fileprivate var scalar: Unicode.Scalar? {
    switch self {
    case .plain: nil
    case .bulleted: "\u{11}"
    case .numbered: "\u{12}"
    }
  }
}

extension RichText.Line {
  fileprivate init(code: Substring.UnicodeScalarView) {
    self.init()
    var rest = code
    if let kind = RichText.LineKind.allCases.first(where: { $0.scalar == rest.first }),
      kind != .plain
    {
      self.kind = kind
      rest.removeFirst()
    }
    var marks: RichText.Marks = []
    var address: String?
    while !rest.isEmpty {
      let words = rest.prefix { $0.value >= 0x20 || $0 == "\t" }
      append(Substring(words), marks, leadingTo: address)
      rest = rest[words.endIndex...]
      guard let scalar = rest.popFirst() else { break }
      if let mark = RichText.Marks(scalar) { marks.formSymmetricDifference(mark) }
      if scalar == LinkMark.start,
        let end = rest.firstIndex(where: { $0 == LinkMark.start || $0 == LinkMark.end }),
        rest[end] == LinkMark.end
      {
        address = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
      }
    }
  }

  fileprivate var code: String {
    var code = String.UnicodeScalarView()
    if let scalar = kind.scalar { code.append(scalar) }
    var (marks, address): (RichText.Marks, String?) = ([], nil)
    for run in runs {
      let changed = marks.symmetricDifference(run.marks)
      for (mark, scalar) in RichText.Marks.scalars where changed.contains(mark) {
        code.append(scalar)
      }
      if run.address != address {
        code.append(LinkMark.start)
        code.append(contentsOf: (run.address ?? "").unicodeScalars)
        code.append(LinkMark.end)
      }
      code.append(contentsOf: run.words.unicodeScalars)
      (marks, address) = (run.marks, run.address)
    }
    return String(code)
  }
}
