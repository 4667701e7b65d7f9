/// The name of a Boolean that presents something.
struct PresentationName {
  /// What is presented: `Error` of `isErrorPresented` and of `showError`.
  let context: String
  /// Whether the name says that something is presented, so that the rest of it says what.
  let isDerived: Bool

  /// Takes a name apart; nil if nothing is left but words that say "is presented".
  init?(_ name: String) {
    let words = Self.words(name)
    var rest = words[...]
    while let first = rest.first?.lowercased(), Self.before.contains(first) { rest.removeFirst() }
    while let last = rest.last?.lowercased(), Self.after.contains(last) { rest.removeLast() }
    guard !rest.isEmpty else { return nil }
    isDerived = words.count - rest.count > (words.first == "is" ? 1 : 0)
    context = rest.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name as SwiftUI's own arguments are called.
  var preferred: String { "is\(context)Presented" }

  /// Whether a name is `isPresented`, or has a context between `is` and `Presented`.
  static func isPreferred(_ name: String) -> Bool {
    guard name.hasPrefix("is"), name.hasSuffix("Presented") else { return false }
    let context = name.dropFirst(2).dropLast("Presented".count)
    return context.isEmpty || context.first!.isUppercase
  }

  private static let before: Set = [
    "is", "show", "shows", "showing", "should", "present", "presents", "presenting", "display",
    "displays", "displaying", "will", "open", "opens",
  ]
  private static let after: Set = [
    "is", "presented", "showing", "shown", "visible", "open", "up", "displayed", "active",
    "presenting",
  ]

  /// The words of a name in camel case; an acronym is one word.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let endsAcronym =
        index + 1 < letters.count && letters[index + 1].isLowercase && letter.isUppercase
      let startsWord = letter.isUppercase && (index == 0 || !letters[index - 1].isUppercase)
      if words.isEmpty || startsWord || endsAcronym {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }
}
