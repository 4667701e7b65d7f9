/// The first effect of a swipe in a sheet with several sizes.
public enum PresentationContentInteraction: String, Hashable, Sendable, CaseIterable {
  /// The host decides.
  case automatic
  /// The swipe makes the sheet larger.
  case resizes
  /// The swipe scrolls the content, as it always does on the web.
  case scrolls
}

/// The form of a presentation on a narrow screen.
public enum PresentationAdaptation: String, Hashable, Sendable, CaseIterable {
  /// The theme decides.
  case automatic
  /// The same form as on a wide screen.
  case none
  /// A popover.
  case popover
  /// A sheet.
  case sheet
  /// A cover of the whole screen.
  case fullScreenCover
}
