/// The appearance of toggles.
///
/// ```swift
/// struct Check: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Label { configuration.label } icon: {
///         Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
///       }
///     }
///   }
/// }
/// ```
///
/// A ``Toggle`` in the style's body has the theme's style.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of a toggle in the style.
  associatedtype Body: View
  /// The components of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The body of a toggle in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The components of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on; `$isOn` is the binding.
  @Binding public var isOn: Bool
  /// Whether some of the toggle's sources are on and others are off.
  public var isMixed = false

  /// The label of the toggle.
  public struct Label: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }
}

extension View {
  /// Sets the style of toggles.
  ///
  /// - Parameter style: A style of the theme, such as `.switch`, or of the app.
  /// - Returns: The view with the style.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ToggleStyleModifier(style: style))
  }
}

private struct ToggleStyleModifier<S: ToggleStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    let hasTint = (style as? SwitchToggleStyle)?.tint != nil
    if !hasTint, let theme = style as? any ThemeStyle<ToggleVariant> {
      environment.toggleStyle = nil
      environment.toggleVariant = theme.variant
    } else {
      environment.toggleStyle = BodyMaker(style) { $0.makeBody(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  var toggleStyle: StyleMaker<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  var toggleVariant: ToggleVariant {
    get { self[ToggleVariantKey.self] }
    set { self[ToggleVariantKey.self] = newValue }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<ToggleStyleConfiguration>? { nil }
}

private struct ToggleVariantKey: EnvironmentKey {
  static var defaultValue: ToggleVariant { .automatic }
}
