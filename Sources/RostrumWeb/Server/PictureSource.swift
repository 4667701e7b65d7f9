import RostrumViews

/// An origin from which pages may show pictures, such as `https://images.example.com`.
///
/// A page shows only pictures of its server, unless the server's configuration or `--pictures` on
/// the command line lists other origins: the server of a picture learns who views it.
public struct PictureSource: Hashable, Sendable {
  let text: String

  /// Parses an origin: a scheme, a host, and a port if it isn't the scheme's default.
  ///
  /// The result is `nil` if the text isn't an origin, or contains more than an origin.
  ///
  /// - Parameter origin: The origin, without a path.
  public init?(_ origin: String) {
    guard let parsed = Origin(origin), parsed.text == origin else { return nil }
    text = origin
  }
}
