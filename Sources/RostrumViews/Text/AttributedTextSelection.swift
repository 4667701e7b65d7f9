public import Foundation

/// What is selected in an attributed text, and the attributes of what is typed next.
///
/// ```swift
/// struct NoteView: View {
///   @State private var note = AttributedString("Read me")
///   @State private var selection = AttributedTextSelection()
///
///   var body: some View {
///     TextEditor(text: $note, selection: $selection)
///     Button("Bold") {
///       note.transformAttributes(in: &selection) {
///         $0.inlinePresentationIntent = .stronglyEmphasized
///       }
///     }
///   }
/// }
/// ```
///
/// The indices are those of one text. A change of the text by other means than the editor,
/// `transformAttributes(in:body:)` and `replaceSelection(_:with:)` makes them invalid: the insertion point is
/// at the end then.
public struct AttributedTextSelection: Equatable, Sendable {
  /// What is selected, or where the insertion point is.
  public enum Indices: Equatable, Sendable {
    /// Nothing is selected; what is typed is inserted here.
    case insertionPoint(AttributedString.Index)
    /// What is selected. A browser selects from the start of the first range to the end of the last one.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var indices: Indices?
  /// Tells the selection from a former one at the same offsets: to Foundation, indices of texts before and
  /// after a change are equal.
  private var generation = 0
  /// The attributes of what is typed next, if they aren't those of the text around.
  var typed: AttributeContainer?

  /// Creates a selection with the insertion point where the user or the browser places it.
  public init() {}

  /// Places the insertion point before a character.
  ///
  /// - Parameters:
  ///   - insertionPoint: The index of the character, or the end of the text.
  ///   - typingAttributes: The attributes of what is typed next; `nil` for those of the text around.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    indices = .insertionPoint(insertionPoint)
    typed = typingAttributes
  }

  /// Selects a range.
  ///
  /// - Parameter range: The range of the text's indices.
  public init(range: Swift.Range<AttributedString.Index>) {
    if range.isEmpty {
      self.init(insertionPoint: range.lowerBound)
    } else {
      self.init(ranges: RangeSet(range))
    }
  }

  /// Selects several ranges.
  ///
  /// - Parameter ranges: The ranges of the text's indices.
  public init(ranges: RangeSet<AttributedString.Index>) {
    indices = .ranges(ranges)
  }

  /// The selection that takes the place of this one after a change of the text.
  func followed(by next: Self) -> Self {
    var next = next
    next.generation = generation &+ 1
    return next
  }

  /// What is selected in a text, or where the insertion point is.
  ///
  /// - Parameter text: The text.
  /// - Returns: The indices; the end of the text if those of the selection belong to a different one.
  public func indices(in text: AttributedString) -> Indices {
    validIndices(in: text) ?? .insertionPoint(text.endIndex)
  }

  /// What is selected in a text, or where the insertion point is; `nil` if the selection belongs to a
  /// different text.
  func validIndices(in text: AttributedString) -> Indices? {
    switch indices {
    case nil: nil
    // NB: The end of a text is no valid index in Foundation, but a valid bound.
    case .insertionPoint(let index)?: (index..<index).isValid(within: text) ? indices : nil
    case .ranges(let set)?: !set.isEmpty && set.isValid(within: text) ? indices : nil
    }
  }
}

extension AttributedTextSelection {
  /// The attributes of what is typed next.
  ///
  /// - Parameter text: The text.
  /// - Returns: The attributes that the selection has for them, or those of the first selected character, or
  ///   of the character before the insertion point.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typed { return typed }
    let index: AttributedString.Index
    switch indices(in: text) {
    case .ranges(let set): index = set.ranges.first?.lowerBound ?? text.endIndex
    case .insertionPoint(let point):
      index = point > text.startIndex ? text.characters.index(before: point) : point
    }
    return index < text.endIndex ? text.runs[index].attributes : AttributeContainer()
  }

  /// The attributes of what is selected in a text, or of what is typed next.
  ///
  /// ```swift
  /// let looks = selection.attributes(in: note)[
  ///   AttributeScopes.FoundationAttributes.LinkAttribute.self]
  /// ```
  ///
  /// - Parameter text: The text.
  /// - Returns: The attributes, in the order of the text.
  public func attributes(in text: AttributedString) -> Attributes {
    switch indices(in: text) {
    case .insertionPoint: return Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let set):
      return Attributes(
        containers: set.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }
  }

  /// The attributes of what is selected.
  public struct Attributes: Sendable {
    let containers: [AttributeContainer]

    /// The values of one attribute, one for each part of the text with the same attributes; `nil` for a part
    /// without the attribute.
    public subscript<Key: AttributedStringKey>(_ key: Key.Type) -> [Key.Value?]
    where Key.Value: Sendable {
      containers.map { $0[key] }
    }
  }
}
