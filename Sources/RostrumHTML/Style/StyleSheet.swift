/// The style sheet of the atoms of a page, created from its address alone.
package enum StyleSheet {
  /// The path of the sheets.
  package static let path = "/_rostrum/atoms.css"

  /// The maximum number of bytes of tokens in an address; a page with more tokens links several
  /// sheets.
  package static let maximumQuery = 4000

  /// The addresses of the sheets that together contain these atoms.
  ///
  /// O(n) in the number of atoms.
  static func addresses(for atoms: [Atom]) -> [String] {
    var queries: [String] = []
    for atom in atoms {
      let token = atom.token
      if let last = queries.last, last.utf8.count + token.utf8.count < maximumQuery {
        queries[queries.count - 1] += "." + token
      } else {
        queries.append(token)
      }
    }
    return queries.map { "\(path)?\($0)" }
  }

  /// The rules for the query of an address; `nil` if any token in it is invalid.
  package static func css(query: some StringProtocol) -> String? {
    guard query.utf8.count <= maximumQuery + 1000 else { return nil }
    var css = ""
    for token in query.split(separator: ".", omittingEmptySubsequences: false) {
      guard let atom = Atom(token: token) else { return nil }
      css += atom.rule + "\n"
    }
    return css
  }
}
