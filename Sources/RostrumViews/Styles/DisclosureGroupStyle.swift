/// The appearance of disclosure groups.
///
/// ```swift
/// struct Drawer: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       Button { configuration.isExpanded.toggle() } label: {
///         HStack {
///           configuration.label
///           Spacer()
///           Text(configuration.isExpanded ? "Hide" : "Show")
///         }
///       }
///       if configuration.isExpanded { configuration.content }
///     }
///   }
/// }
/// ```
///
/// In a list or form, each view of the style's body is a row. A ``DisclosureGroup`` in the body has the theme's style.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of a disclosure group in the style.
  associatedtype Body: View
  /// The components of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The body of a disclosure group in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The components of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public let label: Label
  /// The content of the group, which is created where it is shown.
  public let content: Content
  /// Whether the content is shown; `$isExpanded` is the binding.
  @Binding public var isExpanded: Bool

  /// The label of a disclosure group.
  public struct Label: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }

  /// The content of a disclosure group.
  public struct Content: View {
    let content: @MainActor () -> AnyView
    /// The content.
    public var body: some View { content() }
  }
}

/// A button that shows and hides the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// The disclosure group in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A button that shows and hides the content below it.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of disclosure groups.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(DisclosureGroupStyleModifier(style: style))
  }
}

private struct DisclosureGroupStyleModifier<S: DisclosureGroupStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    environment.disclosureGroupStyle =
      S.self == AutomaticDisclosureGroupStyle.self
      ? nil : BodyMaker(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: StyleMaker<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<DisclosureGroupStyleConfiguration>? { nil }
}
