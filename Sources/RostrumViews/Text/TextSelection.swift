/// What is selected in the text of a field.
///
/// ```swift
/// struct Editor: View {
///   @State private var text = "Read me"
///   @State private var selection: TextSelection?
///
///   var body: some View {
///     TextEditor(text: $text, selection: $selection)
///     Button("Select All") {
///       selection = TextSelection(range: text.startIndex..<text.endIndex)
///     }
///   }
/// }
/// ```
///
/// The indices are those of the text that the field has. Once the text is a different one, make a new
/// selection; the field does so for what the user types.
public struct TextSelection: Hashable, Sendable {
  /// What is selected, or where the insertion point is.
  public enum Indices: Hashable, Sendable {
    /// One range, which is empty at an insertion point.
    case selection(Swift.Range<String.Index>)
    /// Several ranges. A browser selects from the start of the first one to the end of the last one.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected, or where the insertion point is.
  public var indices: Indices

  /// Selects a range.
  ///
  /// - Parameter range: The range of the text's indices.
  public init(range: Swift.Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects several ranges.
  ///
  /// - Parameter ranges: The ranges of the text's indices.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Places the insertion point before a character.
  ///
  /// - Parameter insertionPoint: The index of the character, or the end of the text.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, so that there is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension TextSelection {
  /// Selects UTF-16 code units of a text, or as many as there are; whole characters only.
  ///
  /// - Parameters:
  ///   - units: The code units.
  ///   - text: The text.
  init(units: Swift.Range<Int>, in text: String) {
    let start = text.character(atUnit: units.lowerBound)
    self.init(range: start..<Swift.max(start, text.character(atUnit: units.upperBound)))
  }

  /// The UTF-16 code units of a text that are selected, or as many as there are.
  ///
  /// - Parameter text: The text.
  /// - Returns: The code units.
  /// - Complexity: O(*n*) in the length of the text.
  func units(in text: String) -> Swift.Range<Int> {
    let range: Swift.Range<String.Index>
    switch indices {
    case .selection(let one): range = one
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return 0..<0 }
      range = first.lowerBound..<last.upperBound
    }
    let bounds = [range.lowerBound, range.upperBound].map { index in
      let index = Swift.min(Swift.max(index, text.startIndex), text.endIndex)
      return text.utf16.distance(from: text.startIndex, to: index)
    }
    return bounds[0]..<Swift.max(bounds[0], bounds[1])
  }
}

extension String {
  /// The index of the character that begins at a UTF-16 code unit, or that the unit is part of.
  fileprivate func character(atUnit unit: Int) -> Index {
    var index = utf16.index(startIndex, offsetBy: Swift.min(Swift.max(unit, 0), utf16.count))
    while index > startIndex, Index(index, within: self) == nil {
      index = utf16.index(before: index)
    }
    return index
  }

  /// The UTF-16 code units that a text has in the place of others.
  ///
  /// - Parameter former: The text before.
  /// - Returns: The code units; none where something was only removed.
  /// - Complexity: O(*n*) in the length of the texts.
  func change(from former: String) -> Swift.Range<Int> {
    let (before, after) = (Array(former.utf16), Array(utf16))
    let head = zip(before, after).prefix { $0 == $1 }.count
    let most = Swift.min(before.count, after.count) - head
    let tail = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    return head..<after.count - tail
  }
}
