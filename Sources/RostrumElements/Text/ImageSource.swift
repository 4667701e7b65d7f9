/// Where a picture comes from.
public enum ImageSource: Hashable, Sendable {
  /// The symbol of this name: `Image(systemName:)`.
  case symbol(String)
  /// A picture of the app of this name: `Image(_:)`.
  case asset(String)
  /// The picture at an absolute address.
  case address(String)
  /// The picture at an absolute address, about which the app wants to hear whether it loads: see
  /// ``UserEvent/Action/setOn(_:)``.
  case awaited(String)
}
