import RostrumViews

/// The texts that a browser's fields had when the browser last told of them.
///
/// An edit changes the text that the browser has told of last, or the one that the server has shown
/// since. Only the fields that were edited last are remembered: the browser of a forgotten one sends
/// its text whole.
struct FieldTexts {
  /// What came of an edit.
  enum Outcome: Hashable {
    /// The field has this text now.
    case text(String)
    /// The edit is for a text that is not known here.
    case outOfStep
    /// The field would have more text than is allowed.
    case tooLarge(bytes: Int)
  }

  private var recent: [(element: ElementID, text: String)] = []
  private let maximumFields: Int
  private let maximumBytes: Int

  init(maximumFields: Int = 8, maximumBytes: Int = ConnectionLimits().textBytes) {
    self.maximumFields = maximumFields
    self.maximumBytes = maximumBytes
  }

  /// What a field has after an edit.
  ///
  /// O(n) in the length of the text.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - shown: The text that the app shows in the field.
  /// - Returns: The text, or why there is none.
  func text(after edit: ClientEdit, shown: String?) -> Outcome {
    let told = recent.last { $0.element == edit.element }?.text
    for base in [told, shown] {
      guard let base, let text = edit.splice.applied(to: base) else { continue }
      let bytes = text.utf8.count
      return bytes <= maximumBytes ? .text(text) : .tooLarge(bytes: bytes)
    }
    return .outOfStep
  }

  /// Remembers what the browser has told of a field.
  mutating func set(_ text: String, of element: ElementID) {
    recent.removeAll { $0.element == element }
    recent.append((element, text))
    if recent.count > maximumFields { recent.removeFirst() }
    while recent.count > 1, recent.reduce(0, { $0 + $1.text.utf8.count }) > maximumBytes {
      recent.removeFirst()
    }
  }
}
