/// How toggles look.
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
/// A ``Toggle`` within the style's own view is in the theme's style.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of a toggle in the style.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// A toggle in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// What is switched.
  public let label: Label
  /// Whether it is on; `$isOn` is the binding.
  @Binding public var isOn: Bool

  /// What is switched.
  public struct Label: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }
}

extension View {
  /// Shows toggles in a style.
  ///
  /// - Parameter style: The style: one of the theme's, such as `.switch`, or the app's own.
  /// - Returns: The view in the style.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ToggleStyleModifier(style: style))
  }
}

private struct ToggleStyleModifier<S: ToggleStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    if let theme = style as? any ThemeStyle<ToggleVariant> {
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
