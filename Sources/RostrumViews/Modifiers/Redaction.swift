/// The reasons why the content of a view isn't shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content stands for content that isn't there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that is sensitive isn't shown.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Replaces texts and pictures in the view with placeholders of the same size.
  ///
  /// ```swift
  /// Article(article ?? .sample)
  ///   .redacted(reason: article == nil ? .placeholder : [])
  ///   .disabled(article == nil)
  /// ```
  ///
  /// Assistive technology skips placeholders. A control whose label is one has the name "Loading" in the
  /// reader's language, unless it has an `accessibilityLabel(_:)`.
  ///
  /// With the reason `.privacy`, only views with ``privacySensitive(_:)`` are redacted, and hosts get
  /// other letters in place of their texts. With `.invalidated`, nothing is, but a view can read the
  /// reasons from the environment.
  ///
  /// - Parameter reason: The reasons, in addition to those of the environment.
  /// - Returns: The view with placeholders.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(Redacted.reasons(reason))
  }

  /// Shows the content of the view although what is around it is redacted.
  ///
  /// - Returns: The view without placeholders.
  public func unredacted() -> some View {
    modifier(Redacted.nothing)
  }

  /// Marks the view as sensitive, so that it isn't shown where privacy is a reason to redact.
  ///
  /// - Parameter sensitive: Whether the view is sensitive.
  /// - Returns: The view.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(Redacted.sensitive(sensitive))
  }
}

/// Changes the values that decide whether content is redacted, and tells controls the result.
private enum Redacted: EnvironmentModifier, Hashable {
  typealias Body = Never
  /// Further reasons.
  case reasons(RedactionReasons)
  /// No reasons.
  case nothing
  /// Whether the content is sensitive.
  case sensitive(Bool)

  func modify(_ environment: inout EnvironmentValues) {
    switch self {
    case .reasons(let reasons): environment.redactionReasons.formUnion(reasons)
    case .nothing: environment.redactionReasons = []
    case .sensitive(let isSensitive): environment.isPrivacySensitive = isSensitive
    }
    let isRedacted = environment.redaction != nil
    if environment.controlLook.isRedacted != isRedacted {
      environment.controlLook.isRedacted = isRedacted
    }
  }
}

extension EnvironmentValues {
  /// The reasons why texts and pictures aren't shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[IsPrivacySensitiveKey.self] }
    set { self[IsPrivacySensitiveKey.self] = newValue }
  }

  /// How texts and pictures are replaced; `nil` if they are shown.
  var redaction: Redaction? {
    let reasons = redactionReasons
    if reasons.isEmpty { return nil }
    if reasons.contains(.privacy), isPrivacySensitive { return .privacy }
    return reasons.contains(.placeholder) ? .placeholder : nil
  }
}

/// How content that isn't shown is replaced.
enum Redaction {
  /// By a placeholder.
  case placeholder
  /// By a placeholder, without telling the host what it stands for.
  case privacy

  /// The words that a host gets for those of a view.
  ///
  /// - Parameter words: The words of the view.
  /// - Returns: Words that take about the same space.
  func replacing(_ words: String) -> String {
    switch self {
    case .placeholder: words
    case .privacy: String(words.map { $0.isWhitespace ? $0 : "n" })
    }
  }
}

extension ElementDraft {
  /// Replaces the element with a placeholder.
  mutating func redact() {
    style(.redacted)
    state.isAccessibilityHidden = true
  }
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct IsPrivacySensitiveKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
