/// What a swipe in a sheet of several sizes does first.
public enum PresentationContentInteraction: String, Hashable, Sendable, CaseIterable {
  /// The host decides.
  case automatic
  /// The swipe makes the sheet larger.
  case resizes
  /// The swipe scrolls the content, as on the web in any case.
  case scrolls
}

/// What a presentation is on a narrow screen.
public enum PresentationAdaptation: String, Hashable, Sendable, CaseIterable {
  /// The theme decides.
  case automatic
  /// The same as on a wide screen.
  case none
  /// A popover.
  case popover
  /// A sheet.
  case sheet
  /// A cover of everything.
  case fullScreenCover
}
