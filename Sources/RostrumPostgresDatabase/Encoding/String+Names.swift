extension String {
  /// A name of PostgreSQL in quotation marks.
  var quotedName: String { "\"\(replacing("\"", with: "\"\""))\"" }

  /// A text of PostgreSQL in quotation marks.
  var quotedText: String {
    let text = replacing("'", with: "''")
    return text.contains("\\") ? "E'\(text.replacing("\\", with: "\\\\"))'" : "'\(text)'"
  }

  /// The name in lower-case with underscores, as tables and columns are named: `ownedBy` is `owned_by`.
  var columnName: String {
    var name = ""
    var previous: Character?
    for (offset, character) in enumerated() {
      let next = dropFirst(offset + 1).first
      if character.isUppercase, let previous, previous != "_",
        !previous.isUppercase || next?.isLowercase == true
      {
        name += "_"
      }
      name += character.lowercased()
      previous = character
    }
    return name
  }
}
