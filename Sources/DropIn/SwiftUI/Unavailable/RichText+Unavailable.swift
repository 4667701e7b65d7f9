// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "findContext isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public var findContext: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textInputBorderShape isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public var textInputBorderShape: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textSelectionAffinity isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public var textSelectionAffinity: Missing { Missing() }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "attributedTextFormattingDefinition isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func attributedTextFormattingDefinition(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "attributedTextFormattingDefinition isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func attributedTextFormattingDefinition(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "findDisabled isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func findDisabled(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "findDisabled isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func findDisabled(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "replaceDisabled isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func replaceDisabled(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "replaceDisabled isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func replaceDisabled(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textInputBorderShape isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func textInputBorderShape(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textInputBorderShape isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func textInputBorderShape(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textInputFormattingControlVisibility isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func textInputFormattingControlVisibility(
    _ p0: some Any,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textInputFormattingControlVisibility isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func textInputFormattingControlVisibility(
    _ p0: Missing,
    for p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textSelectionAffinity isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func textSelectionAffinity(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "textSelectionAffinity isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func textSelectionAffinity(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "writingDirection isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func writingDirection(
    strategy p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "writingDirection isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
  )
  public func writingDirection(
    strategy p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AttributedTextFormatting isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct AttributedTextFormatting {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AttributedTextFormattingDefinition isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct AttributedTextFormattingDefinition {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AttributedTextValueConstraint isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct AttributedTextValueConstraint {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FindContext isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct FindContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FixedTextVariant isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct FixedTextVariant {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SizeDependentTextVariant isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct SizeDependentTextVariant {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TextEditorStyleConfiguration isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct TextEditorStyleConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TextInputBorderShape isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct TextInputBorderShape {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TextInputDictationActivation isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct TextInputDictationActivation {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TextInputDictationBehavior isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct TextInputDictationBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TextInputFormattingControlPlacement isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct TextInputFormattingControlPlacement {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TextSelectionAffinity isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct TextSelectionAffinity {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TextVariantPreference isn't supported: not implemented yet; a `TextEditor` of an `AttributedString` has looks, links and lists (Documentation/Support.md, V13.5)"
)
@dynamicMemberLookup
public struct TextVariantPreference {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
