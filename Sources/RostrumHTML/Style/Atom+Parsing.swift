extension Atom {
  /// Parses a token from outside, such as from the address of a sheet; `nil` unless the text is
  /// exactly the token of an atom.
  init?(token: some StringProtocol) {
    guard (1...Self.maximumLength).contains(token.utf8.count) else { return nil }
    var reader = AtomReader(token)
    guard let name = reader.word(), let read = Self.readers[String(name)],
      let atom = read(&reader), reader.isAtEnd, atom.token == token
    else { return nil }
    self = atom
  }

  /// The maximum length of a token, in bytes.
  private static let maximumLength = 600

  private typealias Read = @Sendable (inout AtomReader) -> Atom?

  /// The parsers of operands, by the first word of the name.
  private static let readers = kinds.reduce(into: [String: Read]()) { readers, kind in
    kind.addReaders(to: &readers)
  }
}

extension StyleAtom {
  /// The first words of the kind.
  static var names: [String] { Name.allCases.map(\.rawValue) }

  fileprivate static func addReaders(
    to readers: inout [String: @Sendable (inout AtomReader) -> Atom?]
  ) {
    for name in Name.allCases {
      readers[name.rawValue] = { reader in
        Operand(&reader).map { Self(name: name, operand: $0).atom }
      }
    }
  }
}
