/// The sheet of the atoms that a page uses, made from its address alone.
enum StyleSheet {
  /// Where the sheets are.
  static let path = "/_rostrum/atoms.css"

  /// The most bytes of tokens in one address; a page with more links several sheets.
  static let maximumQuery = 4000

  /// The addresses of the sheets that together hold these atoms.
  ///
  /// O(n) in the atoms.
  static func addresses(for atoms: [Atom]) -> [String] {
    var queries: [String] = []
    for atom in atoms {
      if let last = queries.last, last.utf8.count + atom.token.utf8.count < maximumQuery {
        queries[queries.count - 1] = last + "." + atom.token
      } else {
        queries.append(atom.token)
      }
    }
    return queries.map { "\(path)?\($0)" }
  }

  /// The rules for the query of an address; `nil` if any token in it is no atom.
  static func css(query: some StringProtocol) -> String? {
    guard query.utf8.count <= maximumQuery + 1000 else { return nil }
    var css = ""
    for token in query.split(separator: ".", omittingEmptySubsequences: false) {
      guard let rule = Atom(token: token)?.rule else { return nil }
      css += rule + "\n"
    }
    return css
  }
}
