extension View {
  /// Sets how much the badges of rows in the view stand out.
  ///
  /// ```swift
  /// List {
  ///   Text("Inbox").badge(12)
  ///   Text("Overdue").badge(3).badgeProminence(.increased)
  /// }
  /// ```
  ///
  /// The badges of tabs are as prominent as the theme draws them.
  ///
  /// - Parameter prominence: The prominence.
  /// - Returns: The view.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

extension EnvironmentValues {
  /// How much the badges of rows stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}
