extension Scene {
  /// Lets web views in the scene's windows show pages of some origins.
  ///
  /// ```swift
  /// WindowGroup { TripView() }
  ///   .webViewOrigins(["https://www.openstreetmap.org"])
  /// ```
  ///
  /// The content policy of the scene's pages allows frames of these origins alone; without the modifier, it
  /// allows none. See ``WebView``.
  ///
  /// - Parameter origins: The origins: a scheme, a host, and a port if it isn't the scheme's default.
  /// - Returns: The scene.
  public func webViewOrigins(_ origins: [String]) -> some Scene {
    _Scenes(_content: _content.webViewOrigins(origins), _title: _title)
  }
}
