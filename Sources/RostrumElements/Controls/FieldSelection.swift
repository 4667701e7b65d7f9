/// A selection that an app makes in a text field.
///
/// Where the user selects isn't part of an element's state: hosts report it by
/// ``UserEvent/Action/selectText(_:)``.
public struct FieldSelection: Hashable, Sendable {
  /// The number of the selection among those that the app makes in the field: hosts select once for each.
  public let number: Int
  /// What is selected, in UTF-16 code units of the words that the user sees.
  public let range: Swift.Range<Int>
  /// The looks of what is typed next; `nil` for those of the words around.
  public let marks: RichText.Marks?

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - number: The number of the selection.
  ///   - range: What is selected, in UTF-16 code units.
  ///   - marks: The looks of what is typed next.
  public init(number: Int, range: Swift.Range<Int>, marks: RichText.Marks? = nil) {
    self.number = number
    self.range = range
    self.marks = marks
  }
}

extension FieldSelection: CustomStringConvertible {
  /// The bounds of the selection.
  public var description: String { "\(range.lowerBound)-\(range.upperBound)" }
}
