/// The prominence of a view.
public enum Prominence: String, Hashable, Sendable {
  /// The default prominence.
  case standard
  /// Increased prominence.
  case increased
}

extension View {
  /// Sets the prominence of section headers.
  ///
  /// - Parameter prominence: The prominence.
  /// - Returns: The view with such headers.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension EnvironmentValues {
  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}
