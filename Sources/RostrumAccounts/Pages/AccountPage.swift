import RostrumElements
import RostrumHTML

/// A page with which people sign in, as HTML that needs no script.
struct AccountPage {
  let words: AccountWords
  private var title: AccountWord
  private var content = ""

  /// Creates a page with a heading.
  init(_ title: AccountWord, in words: AccountWords) {
    self.title = title
    self.words = words
  }

  /// Adds a message about what went wrong, which screen readers say first.
  ///
  /// - Parameters:
  ///   - problem: The message; `nil` if nothing went wrong.
  ///   - values: What replaces its placeholders, if it has any.
  mutating func add(problem: AccountWord?, _ values: [String] = []) {
    guard let problem else { return }
    let message = escape(words[problem, values])
    content += #"<p class="account-problem" role="alert" id="problem">\#(message)</p>"#
  }

  /// Adds a sentence.
  mutating func add(_ word: AccountWord, _ value: String? = nil) {
    content += "<p>\(value.map { escape(words[word, $0]) } ?? text(word))</p>"
  }

  /// Adds a link.
  mutating func add(
    link word: AccountWord, _ name: String? = nil, to path: String, isButton: Bool = false
  ) {
    let label = escape(name.map { words[word, $0] } ?? words[word])
    let style = isButton ? #" class="account-button account-plain""# : ""
    content += #"<p><a\#(style) href="\#(escape(path))">\#(label)</a></p>"#
  }

  /// Adds a form.
  ///
  /// - Parameters:
  ///   - path: Where the form is sent.
  ///   - fields: What people fill in, as HTML of ``field(_:named:type:autocomplete:_:)`` and
  ///     ``hidden(_:named:)``.
  ///   - button: The label of the button.
  mutating func add(form path: String, _ fields: [String], button: AccountWord) {
    content += #"<form method="post" action="\#(path)">\#(fields.joined())"#
    content += #"<button class="account-button">\#(text(button))</button></form>"#
  }

  /// A field.
  func field(
    _ label: AccountWord, named name: String, type: String, autocomplete: String,
    value: String = "", hint: String? = nil, isFocused: Bool = false, isReadOnly: Bool = false
  ) -> String {
    let hintText = hint.map { #"<span id="\#(name)-hint">\#(escape($0))</span>"# } ?? ""
    let describedBy = hint.map { _ in #" aria-describedby="\#(name)-hint""# } ?? ""
    return #"""
      <label>\#(text(label))<input name="\#(name)" type="\#(type)" autocomplete="\#(autocomplete)" \#
      value="\#(escape(value))" autocapitalize="none" spellcheck="false" required\#(describedBy)\#
      \#(isFocused ? " autofocus" : "")\#(isReadOnly ? " readonly" : "")></label>\#(hintText)
      """#
  }

  /// A value that is sent, and not shown.
  func hidden(_ value: String, named name: String) -> String {
    #"<input type="hidden" name="\#(name)" value="\#(escape(value))">"#
  }

  /// The document.
  ///
  /// - Parameter themes: The paths of its style sheets.
  /// - Returns: The HTML.
  func html(themes: [String]) -> String {
    let sheets = themes.map { #"<link rel="stylesheet" href="\#($0)">"# }.joined()
    return #"""
      <!DOCTYPE html><html lang="\#(words.language.rawValue)" dir="\#(words.isRightToLeft ? "rtl" : "ltr")">\#
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\#
      <meta name="robots" content="noindex"><title>\#(text(title))</title>\#(sheets)</head>\#
      <body class="account"><main><h1>\#(text(title))</h1>\#(content)</main></body></html>
      """#
  }

  private func text(_ word: AccountWord) -> String { escape(words[word]) }
  private func escape(_ text: String) -> String { HTMLWriter.escape(text) }
}
