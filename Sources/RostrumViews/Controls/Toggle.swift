/// A switch between on and off.
///
/// ```swift
/// Toggle("Notifications", isOn: $store.sendsNotifications)
/// ```
///
/// A ``ToggleStyle`` around decides how it looks.
@MainActor
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  /// A switch with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// A switch with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == RostrumViews.Label<Text, Image> {
  /// A switch with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a text and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked about, in the style around.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: StyledView {
  /// There is none: the style around makes the toggle.
  public typealias Body = Never

  /// Makes the node; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    StyledNode(view, context)
  }

  typealias Configuration = ToggleStyleConfiguration

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> {
    \.toggleStyle
  }

  var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn)
  }

  var standard: ToggleElement<Label> { ToggleElement(isOn: isOn, content: label) }
}

/// The element of a toggle in one of the theme's own styles.
struct ToggleElement<Content: View>: ContainerView {
  static var role: ElementRole { .toggle }
  let isOn: Binding<Bool>
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .toggle(isOn: isOn.wrappedValue, environment.toggleVariant)
    element.enable(in: environment)
    element.onToggle { isOn.wrappedValue = $0 }
  }
}
