public import Foundation
internal import RostrumFoundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which part of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Paragraphs, and the marks in their lines; other blocks are words with their marks.
      case full
      /// The marks in lines, whose ends are spaces.
      case inlineOnly
      /// The marks in lines, whose ends and spaces are kept.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens if Markdown can't be read, which is never the case here: any text is Markdown.
    public enum FailurePolicy: Hashable, Sendable {
      /// The initializer throws an error.
      case throwError
      /// The string has what could be read.
      case returnPartiallyParsedIfPossible
    }

    /// Which part of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens if Markdown can't be read.
    public var failurePolicy: FailurePolicy

    /// Creates options.
    ///
    /// - Parameters:
    ///   - interpretedSyntax: Which part of Markdown is read.
    ///   - failurePolicy: What happens if Markdown can't be read.
    public init(
      interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError
    ) {
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
    }
  }

  /// Creates a string from Markdown: emphasis, code, struck words and links.
  ///
  /// ```swift
  /// let note = try AttributedString(
  ///   markdown: "**Bring** the [list](https://example.com).",
  ///   options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
  /// ```
  ///
  /// Headings, lists and quotes are words with their marks.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: How it is read.
  ///   - baseURL: What the addresses of links are relative to.
  /// - Throws: Nothing here; Foundation's initializer can throw.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: append(lines: markdown, relativeTo: baseURL)
    case .inlineOnly: append(lines: markdown.joinedLines, relativeTo: baseURL)
    case .full:
      for (index, paragraph) in markdown.paragraphs.enumerated() {
        var part = AttributedString()
        part.append(lines: paragraph.joinedLines, relativeTo: baseURL)
        part.presentationIntent = PresentationIntent(.paragraph, identity: index + 1)
        self += part
      }
    }
  }

  private mutating func append(lines: String, relativeTo base: URL?) {
    for run in InlineMarkdown(verbatim: lines).runs {
      guard case .literal(let words) = run.piece else { continue }
      var attributes = AttributeContainer()
      let intent = run.marks.intent
      if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
      attributes.link = run.address.flatMap { URL(string: $0, relativeTo: base) }
      self += AttributedString(words, attributes: attributes)
    }
  }
}

extension String {
  /// The parts between empty lines.
  fileprivate var paragraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.allSatisfy(\.isWhitespace) }
      .map { $0.joined(separator: "\n") }
  }

  /// The text with spaces instead of the ends of lines.
  fileprivate var joinedLines: String {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}
