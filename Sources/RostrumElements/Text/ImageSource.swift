/// The source of a picture.
public enum ImageSource: Hashable, Sendable {
  /// A system symbol with this name: `Image(systemName:)`.
  case symbol(String)
  /// A picture of the app with this name: `Image(_:)`.
  case asset(String)
  /// The picture at an absolute address.
  case address(String)
  /// The picture at an absolute address, with a report to the app whether it loads: see
  /// ``UserEvent/Action/setOn(_:)``.
  case awaited(String)
}
