/// What a user may pass on to other people or programs with an element.
public struct SharedContent: Hashable, Sendable {
  /// The subject; `nil` for none.
  public var subject: String?
  /// The message with the shared texts; `nil` for none.
  public var text: String?
  /// The address; `nil` for none.
  public var address: String?
  /// The notice after a host without a way to share has copied the content.
  public var notice: String
  /// Whether the app gives files when the user presses the element, which are passed on with the rest.
  public var hasFiles: Bool

  /// Creates content.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - text: The message with the shared texts.
  ///   - address: The address.
  ///   - notice: The notice after the content was copied.
  ///   - hasFiles: Whether the app gives files when the user presses the element.
  public init(
    subject: String?, text: String?, address: String?, notice: String, hasFiles: Bool = false
  ) {
    self.subject = subject
    self.text = text
    self.address = address
    self.notice = notice
    self.hasFiles = hasFiles
  }
}
