/// How much something stands out.
public enum Prominence: String, Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension View {
  /// Says how much the headings of sections stand out.
  ///
  /// - Parameter prominence: How much.
  /// - Returns: The view with such headings.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension EnvironmentValues {
  /// How much the headings of sections stand out here.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}
