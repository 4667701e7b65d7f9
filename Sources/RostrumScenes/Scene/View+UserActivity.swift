public import RostrumFoundation

extension View {
  /// Performs an action when the app is opened to continue an activity while the view is visible.
  ///
  /// ```swift
  /// ContentView()
  ///   .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
  ///     if let url = activity.webpageURL { path = route(for: url) }
  ///   }
  /// ```
  ///
  /// A page is opened with an address: an action for `NSUserActivityTypeBrowsingWeb` receives it, as one of
  /// ``View/onOpenURL(perform:)`` does. No device passes activities of other types to a page.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - action: Receives the activity.
  /// - Returns: The view.
  @preconcurrency
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    modifier(
      OpenURLModifier(
        action: { url in
          let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
          activity.webpageURL = url
          action(activity)
        }, isActive: activityType == NSUserActivityTypeBrowsingWeb))
  }
}
