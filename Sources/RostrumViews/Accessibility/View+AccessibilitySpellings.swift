// The spellings of 2019.
extension View {
  /// Sets the accessible name of the view, as `accessibilityLabel(_:)` does.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Describes the view's value for assistive technology, as `accessibilityValue(_:)` does.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Describes the result of using the view, as `accessibilityHint(_:)` does.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technology only, as `accessibilityHidden(_:)` does.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets an identifier for tests, as `accessibilityIdentifier(_:)` does.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds traits for assistive technology, as `accessibilityAddTraits(_:)` does.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits for assistive technology, as `accessibilityRemoveTraits(_:)` does.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
