/// The files that a user may choose with an element, and where a host sends them.
public struct FileChooser: Hashable, Sendable {
  /// Where the host receives the files, in the host's own form; empty if it can't.
  public var address: String
  /// The files that the user may choose: endings such as `.png`, or media types such as `image/*`;
  /// all files if it is empty.
  public var accepts: [String]
  /// Whether the user may choose several files.
  public var allowsSeveral: Bool

  /// Creates a chooser.
  ///
  /// - Parameters:
  ///   - address: Where the host receives the files.
  ///   - accepts: The files that the user may choose.
  ///   - allowsSeveral: Whether the user may choose several files.
  public init(address: String, accepts: [String], allowsSeveral: Bool) {
    self.address = address
    self.accepts = accepts
    self.allowsSeveral = allowsSeveral
  }
}
