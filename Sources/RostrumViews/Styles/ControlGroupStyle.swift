/// The appearance of groups of controls.
///
/// ```swift
/// struct Stacked: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.label
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of a group in the style.
  associatedtype Body: View
  /// The components of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The body of a group in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The components of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
  /// Whether the app gives the group a label.
  let hasLabel: Bool

  /// The controls of a group.
  public struct Content: View {
    let content: AnyView
    /// The controls.
    public var body: some View { content }
  }

  /// The label of a group.
  public struct Label: View {
    let source: any View
    /// The label's content.
    public var body: some View { AnyView(source) }
  }
}

extension ControlGroupStyleConfiguration.Label: SpokenView, SymbolicView {
  package func words(in environment: EnvironmentValues) -> String {
    (source as? any SpokenView)?.words(in: environment) ?? ""
  }

  package func symbolName(in environment: EnvironmentValues) -> String? {
    (source as? any SymbolicView)?.symbolName(in: environment)
  }

  package func isOnlySymbol(in environment: EnvironmentValues) -> Bool {
    (source as? any SymbolicView)?.isOnlySymbol(in: environment) ?? false
  }
}

/// The default style: the controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: the controls side by side.
  public static var automatic: Self { Self() }
}

/// The style of controls that navigate: the controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of controls that navigate: the controls side by side.
  public static var navigation: Self { Self() }
}

/// The style of controls in a menu: the controls side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style of controls in a menu: the controls side by side.
  public static var palette: Self { Self() }
}

/// A menu of the controls, within another menu a submenu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// A menu of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupMenu(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls, within another menu a submenu.
  public static var menu: Self { Self() }
}

/// A menu of the controls, within another menu a submenu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// A menu of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupMenu(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu of the controls, within another menu a submenu.
  public static var compactMenu: Self { Self() }
}

/// The menu of a group of controls; one without a label is named as a menu of actions is.
private struct ControlGroupMenu: View {
  let configuration: ControlGroupStyleConfiguration

  var body: some View {
    if configuration.hasLabel {
      Menu {
        configuration.content
      } label: {
        configuration.label
      }
    } else {
      Menu {
        configuration.content
      } label: {
        Text(SystemWord.actions)
      }
    }
  }
}

extension View {
  /// Sets the style of groups of controls.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(ControlGroupStyleModifier(style: style))
  }
}

private struct ControlGroupStyleModifier<S: ControlGroupStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    environment.controlGroupStyle = BodyMaker(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var controlGroupStyle: StyleMaker<ControlGroupStyleConfiguration>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<ControlGroupStyleConfiguration>? { nil }
}
