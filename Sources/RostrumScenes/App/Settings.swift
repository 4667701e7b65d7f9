/// The settings of an app, a window that ``OpenSettingsAction`` and ``SettingsLink`` open.
///
/// ```swift
/// WindowGroup { Mailbox() }
/// Settings { MailSettings() }
/// ```
///
/// The address of the settings is "/settings".
public struct Settings<Content: View>: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never

  /// The content of the window; apps don't call or implement this.
  public let _content: WindowContent<Content>
  /// The title of the window; apps don't call or implement this.
  public var _title: Text? { nil }

  /// Creates the settings.
  ///
  /// - Parameter content: The settings.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    _content = WindowContent(kind: .settings, title: Text(SystemWord.settings)) { _ in content() }
  }
}

/// Opens the settings of an app.
///
/// ```swift
/// @Environment(\.openSettings) private var openSettings
///
/// Button("Preferences") { openSettings() }
/// ```
@MainActor
public struct OpenSettingsAction {
  nonisolated init() {}

  /// Opens the settings in a window; reports an issue if the app has no ``Settings``.
  public func callAsFunction() {
    Windows.current?.open(.settings)
  }
}

extension EnvironmentValues {
  /// Opens the settings of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

/// The label of a ``SettingsLink`` without a label of its own.
public struct DefaultSettingsLinkLabel: View {
  init() {}

  /// A word in the reader's language.
  public var body: some View { Text(SystemWord.settings) }
}

/// A button that opens the settings of an app.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button.
  ///
  /// - Parameter label: The label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button with a label in the reader's language.
  public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}
