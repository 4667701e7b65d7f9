/// Replaces the names that a script declares by short ones.
///
/// A name is replaced wherever it occurs, so what refers to what stays the same. A name that occurs
/// as the name of a property as well, `element.name`, `{ name: 1 }`, `{ name }` or `{ name() {} }`,
/// stays as it is, because a property may be known elsewhere. Constants become variables, whose keyword
/// is shorter.
///
/// The sources follow a rule: a name that one function declares isn't that of a global, such as
/// `status`, in another. A test in the browser checks it.
struct ScriptNames {
  private let tokens: [ScriptToken]
  /// The innermost open bracket before each token.
  private var brackets: [Character?] = []

  /// Returns an equivalent script.
  ///
  /// - Parameter script: A script as ``Minifier`` writes it.
  /// - Returns: The script with short names.
  /// - Complexity: O(*n*) in the length of the script.
  static func shortened(_ script: [UInt8]) -> [UInt8] {
    let names = ScriptNames(ScriptToken.tokens(of: script))
    return names.replacing(names.replacements().merging(["const": "let"]) { name, _ in name })
  }

  private init(_ tokens: [ScriptToken]) {
    self.tokens = tokens
    var open: [Character] = []
    brackets.reserveCapacity(tokens.count)
    for token in tokens {
      if let last = token.text.last, ")]}".contains(token.text.first ?? " ") {
        _ = open.popLast()
        brackets.append(open.last)
        // The rest of a template may start its next expression.
        if last == "{" { open.append("$") }
        continue
      }
      brackets.append(open.last)
      guard case .other(let text) = token, let last = text.last else { continue }
      if text.count == 1, "([{".contains(last) { open.append(last) }
      if text.count > 1, text.first == "`", last == "{" { open.append("$") }
    }
  }

  private func replacing(_ replacements: [String: String]) -> [UInt8] {
    tokens.flatMap { token in
      guard case .name(let name) = token, let short = replacements[name] else {
        return Array(token.text.utf8)
      }
      return Array(short.utf8)
    }
  }

  private func replacements() -> [String: String] {
    let properties = Set(tokens.indices.filter(isProperty).map { tokens[$0].text })
    let names = tokens.compactMap { token in
      if case .name(let name) = token { name } else { nil }
    }
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let used = Set(names)
    let replaced = Set(declarations).subtracting(properties)
      .sorted { (counts[$1]!, $0) < (counts[$0]!, $1) }
    let free = ScriptNames.short.lazy.filter { !used.contains($0) }
    return Dictionary(uniqueKeysWithValues: zip(replaced, free))
  }

  /// The names of functions, constants and variables; of several in a row only at the top level.
  private var declarations: [String] {
    var names: [String] = []
    var isListing = false
    for index in tokens.indices {
      let isAtTop = brackets[index] == nil
      switch tokens[index] {
      case .name("const"), .name("let"):
        names += name(after: index)
        if isAtTop { isListing = true }
      case .name("function"):
        names += name(after: index)
      case .other(",") where isAtTop && isListing:
        names += name(after: index)
      case .other(";") where isAtTop:
        isListing = false
      default: break
      }
    }
    return names
  }

  private func name(after index: Int) -> [String] {
    let next = tokens[(index + 1)...].first { ![" ", "\n", "*"].contains($0.text) }
    if case .name(let name)? = next { return [name] }
    return []
  }

  /// Whether a name at an index is that of a property.
  private func isProperty(_ index: Int) -> Bool {
    guard case .name = tokens[index] else { return false }
    let previous = neighbor(of: index, -1)
    let next = neighbor(of: index, 1)
    if previous == "." { return neighbor(of: index, -2) != "." }
    guard brackets[index] == "{" else { return false }
    if next == "(" { return isMethod(index) }
    return ["{", ","].contains(previous) && [":", ",", "}", "="].contains(next)
  }

  private func neighbor(of index: Int, _ distance: Int) -> String? {
    tokens.indices.contains(index + distance) ? tokens[index + distance].text : nil
  }

  /// Whether a name before a parenthesis declares a method: a block follows the parameters.
  private func isMethod(_ index: Int) -> Bool {
    let before = tokens[..<index].last { ![" ", "\n", "*"].contains($0.text) }?.text
    guard before != "function" else { return false }
    var depth = 0
    for other in tokens[(index + 1)...].indices {
      if tokens[other].text == "(" { depth += 1 }
      if tokens[other].text == ")" { depth -= 1 }
      if depth == 0 { return neighbor(of: other, 1) == "{" }
    }
    return false
  }

  /// All short names, the shortest first, without keywords.
  private static var short: [String] {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    return letters + pairs.filter { !["as", "do", "if", "in", "is", "of"].contains($0) }
  }
}
