/// How much a background stands out from what is in front of it.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The background of rows and of the page, also where a row is selected.
  public static let standard = Self(isIncreased: false)
  /// A background in front of which the usual colors can't be told apart.
  public static let increased = Self(isIncreased: true)
}

extension EnvironmentValues {
  /// How much the background of the view stands out.
  ///
  /// The theme's backgrounds are never prominent; an app sets the value where it draws one that is.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}
