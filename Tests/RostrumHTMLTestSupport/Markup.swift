/// What a browser's tokenizer makes of a text: tags with their attributes, and text; see "HTML
/// Living Standard", section 13.2.5, for documents without script, comments and raw text.
package struct Markup {
  package struct Tag: Hashable {
    package var name: String
    package var attributes: [[String]]

    /// The tag with the names of its attributes only.
    package var shape: [String] { [name] + attributes.map { $0[0] } }
  }

  package private(set) var tags: [Tag] = []
  package private(set) var texts: [String] = []
  private var rest: Substring

  package init(_ html: String) {
    rest = html[...]
    while !rest.isEmpty { readNext() }
  }

  /// The values of the attributes with a name.
  package func values(of name: String) -> [String] {
    tags.flatMap { $0.attributes.filter { $0[0] == name }.map { $0[1] } }
  }

  private mutating func readNext() {
    let next = rest.dropFirst().first
    if rest.first == "<", next.map({ $0.isLetter || $0 == "/" || $0 == "!" || $0 == "?" }) == true {
      readTag()
    } else {
      var text = String(rest.removeFirst())
      text += take { $0 != "<" }
      texts.append(Self.unescape(text))
    }
  }

  private mutating func readTag() {
    rest.removeFirst()
    var tag = Tag(name: take { !$0.isWhitespace && $0 != ">" }.lowercased(), attributes: [])
    while true {
      _ = take { $0.isWhitespace }
      guard let next = rest.first, next != ">" else { break }
      let name = take { !$0.isWhitespace && $0 != "=" && $0 != ">" }.lowercased()
      tag.attributes.append([name, readValue()])
      if name.isEmpty, !rest.isEmpty { rest.removeFirst() }
    }
    if !rest.isEmpty { rest.removeFirst() }
    tags.append(tag)
  }

  private mutating func readValue() -> String {
    guard rest.first == "=" else { return "" }
    rest.removeFirst()
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      return Self.unescape(take { !$0.isWhitespace && $0 != ">" })
    }
    rest.removeFirst()
    let value = take { $0 != quote }
    if !rest.isEmpty { rest.removeFirst() }
    return Self.unescape(value)
  }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let text = rest.prefix(while: condition)
    rest = rest[text.endIndex...]
    return String(text)
  }

  private static func unescape(_ text: String) -> String {
    let names = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    return names.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
