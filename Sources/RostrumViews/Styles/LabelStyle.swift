/// The arrangement of a label's title and icon.
///
/// ```swift
/// struct TrailingIconLabelStyle: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.title
///       configuration.icon
///     }
///   }
/// }
///
/// extension LabelStyle where Self == TrailingIconLabelStyle {
///   static var trailingIcon: Self { Self() }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of a label in the style.
  associatedtype Body: View
  /// The components of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The body of a label in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The components of a label.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon

  /// The title of a label.
  public struct Title: View {
    let content: AnyView
    /// The title's content.
    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView
    /// The icon's content.
    public var body: some View { content.modifier(LabelIcon()) }
  }

  @MainActor
  init(title: some View, icon: some View) {
    self.title = Title(content: AnyView(title))
    self.icon = Icon(content: AnyView(icon))
  }
}

/// The default style for the label's context.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).environment(\.labelVariant, .automatic)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style for the label's context.
  public static var automatic: Self { Self() }
}

/// Both the title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).environment(\.labelVariant, .titleAndIcon)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both the title and the icon.
  public static var titleAndIcon: Self { Self() }
}

/// The title only.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).environment(\.labelVariant, .titleOnly)
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only.
  public static var titleOnly: Self { Self() }
}

/// The icon only; the title is its accessible name.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).environment(\.labelVariant, .iconOnly)
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only; the title is its accessible name.
  public static var iconOnly: Self { Self() }
}

extension EnvironmentValues {
  var labelStyle: StyleMaker<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  var labelVariant: LabelVariant {
    get { self[LabelVariantKey.self] }
    set { self[LabelVariantKey.self] = newValue }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<LabelStyleConfiguration>? { nil }
}

private struct LabelVariantKey: EnvironmentKey {
  static let defaultValue = LabelVariant.automatic
}

extension View {
  /// Sets the style of labels.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleModifier(style: style))
  }
}

private struct LabelStyleModifier<S: LabelStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    environment.labelStyle = BodyMaker(style) { $0.makeBody(configuration: $1) }
    // The labels of menus aren't made by the style.
    environment.labelVariant = style is IconOnlyLabelStyle ? .iconOnly : .automatic
  }
}
