import RostrumViews

/// The interface idiom of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The idiom is unknown.
  case unspecified = -1
  /// A narrow window.
  case phone = 0
  /// A wide window.
  case pad = 1
}

/// The user's device, which is a browser.
@MainActor
public final class UIDevice: Sendable {
  /// The user's device.
  public static let current = UIDevice()

  private init() {}

  /// The name of the device.
  public var name: String { "Browser" }
  /// The model of the device.
  public var model: String { "Browser" }
  /// The localized model of the device.
  public var localizedModel: String { "Browser" }
  /// The name of the operating system.
  public var systemName: String { "Web" }

  /// The interface idiom: `.phone` in a narrow window, otherwise `.pad`.
  ///
  /// It is available in views, and in the tasks and effects that their actions start.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch GraphReference.current?.graph?.hostEnvironment?.horizontalSizeClass {
    case .compact: .phone
    case .regular: .pad
    case nil: .unspecified
    }
  }
}
