/// A style of the theme for forms.
///
/// ```swift
/// Form { … }.formStyle(.grouped)
/// ```
///
/// The styles differ on a compact page; see ``InterfaceDensity``.
@MainActor @preconcurrency
public protocol FormStyle {}

extension View {
  /// Sets the style of forms.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, (style as? any ThemeStyle<FormVariant>)?.variant ?? .automatic)
  }
}

extension EnvironmentValues {
  var formStyle: FormVariant {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

private struct FormStyleKey: EnvironmentKey {
  static let defaultValue = FormVariant.automatic
}

/// The default style: on a compact page, ``FormStyle/columns``.
public struct AutomaticFormStyle: FormStyle, ThemeStyle {
  var variant: FormVariant { .automatic }

  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style: on a compact page, ``columns``.
  public static var automatic: Self { Self() }
}

/// Controls that begin at a common line, with their labels before it.
public struct ColumnsFormStyle: FormStyle, ThemeStyle {
  var variant: FormVariant { .columns }

  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Controls that begin at a common line, with their labels before it.
  public static var columns: Self { Self() }
}

/// Rows with labels at the leading edge, and controls at the trailing edge.
public struct GroupedFormStyle: FormStyle, ThemeStyle {
  var variant: FormVariant { .grouped }

  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows with labels at the leading edge, and controls at the trailing edge.
  public static var grouped: Self { Self() }
}
