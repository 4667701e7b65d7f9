import RostrumHTML
import RostrumViews

/// The texts of a browser's fields, as the browser last reported them.
///
/// An edit changes the text that the browser has reported last, or the text that the server has set
/// since. Only the most recently edited fields are remembered; the browser sends the whole text of
/// any other field.
package struct FieldTexts {
  /// The result of an edit.
  package enum Outcome: Hashable {
    /// The field now has this text.
    case text(String)
    /// The edit refers to an unknown text.
    case outOfStep
    /// The field's text would exceed the limit.
    case tooLarge(bytes: Int)
  }

  private var recent: [(element: ElementID, text: String)] = []
  private let maximumFields: Int
  private let maximumBytes: Int

  package init(maximumFields: Int = 8, maximumBytes: Int = ConnectionLimits().textBytes) {
    self.maximumFields = maximumFields
    self.maximumBytes = maximumBytes
  }

  /// Applies an edit to the text of a field.
  ///
  /// O(n) in the length of the text.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - shown: The text that the app shows in the field.
  /// - Returns: The new text, or the reason why the edit has no result.
  package func text(after edit: ClientEdit, shown: String?) -> Outcome {
    let told = recent.last { $0.element == edit.element }?.text
    for base in [told, shown] {
      guard let base, let text = edit.splice.applied(to: base) else { continue }
      let bytes = text.utf8.count
      return bytes <= maximumBytes ? .text(text) : .tooLarge(bytes: bytes)
    }
    return .outOfStep
  }

  /// Remembers the text that the browser has reported for a field.
  package mutating func set(_ text: String, of element: ElementID) {
    recent.removeAll { $0.element == element }
    recent.append((element, text))
    if recent.count > maximumFields { recent.removeFirst() }
    while recent.count > 1, recent.reduce(0, { $0 + $1.text.utf8.count }) > maximumBytes {
      recent.removeFirst()
    }
  }
}
