/// How the titles and icons of labels stand together.
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
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// A label in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// What the label says.
  public let title: Title
  /// What the label shows beside.
  public let icon: Icon

  /// What a label says.
  public struct Title: View {
    let content: AnyView
    /// The title's own view.
    public var body: some View { content }
  }

  /// What a label shows beside its title.
  public struct Icon: View {
    let content: AnyView
    /// The icon's own view.
    public var body: some View { content.modifier(LabelIcon()) }
  }

  @MainActor
  init(title: some View, icon: some View) {
    self.title = Title(content: AnyView(title))
    self.icon = Icon(content: AnyView(icon))
  }
}

/// One of the theme's own label styles.
public struct ThemeLabelStyle: LabelStyle {
  let variant: LabelVariant

  /// The label in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).environment(\.labelVariant, variant)
  }
}

extension LabelStyle where Self == ThemeLabelStyle {
  /// As it is usual where the label stands.
  public static var automatic: Self { Self(variant: .automatic) }
  /// Both the title and the icon.
  public static var titleAndIcon: Self { Self(variant: .titleAndIcon) }
  /// The title only.
  public static var titleOnly: Self { Self(variant: .titleOnly) }
  /// The icon only; the title is what assistive technology says.
  public static var iconOnly: Self { Self(variant: .iconOnly) }
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
  /// Shows labels in a style.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleModifier(style: style))
  }
}

private struct LabelStyleModifier<S: LabelStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    environment.labelStyle = BodyMaker(style) { $0.makeBody(configuration: $1) }
  }
}
