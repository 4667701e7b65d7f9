/// What a paragraph of a text is, such as an item of a list, which Foundation lacks on Linux.
///
/// ```swift
/// let list = PresentationIntent(.unorderedList, identity: 1)
/// text[range].presentationIntent =
///   PresentationIntent(.listItem(ordinal: 1), identity: 2, parent: list)
/// ```
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// What a part of a text is.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading with its level, from 1 to 6.
    case header(level: Int)
    /// A list whose items have numbers.
    case orderedList
    /// A list whose items have bullets.
    case unorderedList
    /// An item of a list with its number.
    case listItem(ordinal: Int)
    /// Code, with the name of its language.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line between paragraphs.
    case thematicBreak
  }

  /// A kind with what tells it from other parts of the same kind.
  public struct IntentType: Hashable, Codable, Sendable, Identifiable {
    /// What the part is.
    public var kind: Kind
    /// The number of the part, which is unique in a text.
    public var identity: Int

    /// Creates a kind with a number.
    ///
    /// - Parameters:
    ///   - kind: What the part is.
    ///   - identity: The number of the part.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    /// The number of the part.
    public var id: Int { identity }
  }

  /// The parts around a text, from the innermost one.
  public var components: [IntentType]

  /// Creates an intent from the parts around a text.
  ///
  /// - Parameter types: The parts, from the innermost one.
  public init(types: [IntentType]) {
    components = types
  }

  /// Creates the intent of a part within another.
  ///
  /// - Parameters:
  ///   - kind: What the part is.
  ///   - identity: The number of the part, which is unique in the text.
  ///   - parent: The parts around it.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of parts that are indented: lists and quotations.
  public var indentationLevel: Int {
    components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
  }
}
