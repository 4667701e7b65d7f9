extension ElementSnapshot: CustomStringConvertible {
  /// The element and everything within, one indented line each.
  ///
  /// ```
  /// screen "Contacts"
  ///   list
  ///     row
  ///       text "Ada"
  /// ```
  ///
  /// A line has the role, what the element says in quotes, and its other attributes. Looks are
  /// left out. O(n) in the elements within.
  public var description: String {
    var lines: [String] = []
    describe(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], indent: String) {
    lines.append(indent + line)
    for child in children { child.describe(into: &lines, indent: indent + "  ") }
  }

  private var line: String {
    var words = [role.rawValue]
    let spoken: [AttributeKey] = [.text, .title, .label]
    words += spoken.compactMap { state[$0]?.string }.prefix(1).map { "\"\($0)\"" }
    let named = spoken.first { state[$0] != nil }
    words += content.words
    if let selection = content.selection { words.append("selection=\(position(of: selection))") }
    let silent: Set<AttributeKey> = [.style, .transition, .path, .viewBox, .invoker]
    for key in AttributeKey.allCases where key != named && !silent.contains(key) {
      switch state[key] {
      case nil: continue
      case .flag(true) where key != .value: words.append(key.rawValue)
      case .flag(let flag): words.append("\(key.rawValue)=\(flag ? "on" : "off")")
      case .string(let text): words.append("\(key.rawValue)=\"\(text)\"")
      case .number(let number): words.append("\(key.rawValue)=\(number.shortest)")
      case .element(let id): words.append("\(key.rawValue)=\(position(of: id))")
      case .styles, .transition: continue
      }
    }
    return words.joined(separator: " ")
  }

  /// Names an element within by its place among the children, which does not depend on ids.
  private func position(of id: ElementID) -> String {
    children.firstIndex { $0.id == id }.map { "[\($0)]" } ?? "elsewhere"
  }
}

extension Double {
  /// The number, without a fraction where that is zero.
  var shortest: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
