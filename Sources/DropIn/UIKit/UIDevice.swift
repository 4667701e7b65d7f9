import RostrumViews

/// The kind of interface that a device has.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A narrow window.
  case phone = 0
  /// A wide window.
  case pad = 1
}

/// The device of the user: a browser.
@MainActor
public final class UIDevice: Sendable {
  /// The device of the user.
  public static let current = UIDevice()

  private init() {}

  /// What the device is called.
  public var name: String { "Browser" }
  /// What kind of device it is.
  public var model: String { "Browser" }
  /// What kind of device it is, in the language of the reader.
  public var localizedModel: String { "Browser" }
  /// What the system is called.
  public var systemName: String { "Web" }

  /// The kind of interface: that of a phone in a narrow window, otherwise that of a tablet.
  ///
  /// It is known in views and in what their actions start.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch GraphReference.current?.graph?.hostEnvironment?.horizontalSizeClass {
    case .compact: .phone
    case .regular: .pad
    case nil: .unspecified
    }
  }
}
