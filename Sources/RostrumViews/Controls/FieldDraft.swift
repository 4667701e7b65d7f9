import RostrumRuntime

/// What a user has typed into the field of a formatted value.
///
/// The draft belongs to the node of the field: each evaluation of a view makes a new binding, and what
/// was typed outlasts them. It is kept until something else changes the value, so "1." doesn't turn
/// into "1" while the user types.
@MainActor
final class FieldDraft<Value: Equatable> {
  private var entry: Entry?
  private weak var field: ElementHandle?

  private struct Entry {
    let text: String
    /// The value of the text; `nil` if the format couldn't parse it.
    let parsed: Value?
    /// The value of the binding after the text was written to it.
    ///
    /// A binding whose closure has captured a value has the new one only after the next evaluation.
    var written: Value?
  }

  /// Keeps a text that the user has typed.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - parsed: The value of the text; `nil` if the format couldn't parse it.
  ///   - written: The value of the binding afterwards.
  func keep(_ text: String, parsed: Value?, written: Value) {
    entry = Entry(text: text, parsed: parsed, written: written)
    markField()
  }

  /// The text to show for a value; `nil` to show the value in its format.
  func text(for value: Value) -> String? {
    guard let text = entry?.text else { return nil }
    if Optional(value).isSame(as: entry?.parsed) {
      entry?.written = nil
      return text
    }
    if Optional(value).isSame(as: entry?.written) { return text }
    entry = nil
    return nil
  }

  /// Whether the text that is shown for a value couldn't be parsed.
  func isRefused(for value: Value) -> Bool {
    guard let text = text(for: value), let entry else { return false }
    return entry.parsed == nil && !text.isEmpty
  }

  private func markField() {
    if let field { field.owner.graph.mark(field.owner) }
  }
}

extension FieldDraft: FocusLink {
  func add(_ handle: ElementHandle) { field = handle }
  func remove(_ handle: ElementHandle) { if field === handle { field = nil } }
  func didFocus() {}

  /// Shows the value in its format again.
  func didBlur() {
    if entry == nil { return }
    entry = nil
    markField()
  }
}
