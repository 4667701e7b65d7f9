/// How assistive technology passes on touches of a view.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The user activates the view before touches are passed on.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Assistive technology says nothing of the view while it is touched, so that the view can be heard.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

extension View {
  /// Sets whether users of assistive technology touch the view itself instead of its description.
  ///
  /// ```swift
  /// Keyboard(octaves: 2).accessibilityDirectTouch(options: .silentOnTouch)
  /// ```
  ///
  /// This is a hint for systems whose assistive technology passes on touches. A page can't tell assistive
  /// technology how to handle them.
  ///
  /// - Parameters:
  ///   - isDirectTouchArea: Whether touches are passed on.
  ///   - options: How touches are passed on.
  /// - Returns: The view.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    modifier(
      TraitsModifier(
        added: isDirectTouchArea ? .allowsDirectInteraction : [],
        removed: isDirectTouchArea ? [] : .allowsDirectInteraction))
  }
}
