/// A control to switch between on and off.
///
/// ```swift
/// Toggle("Notifications", isOn: $store.sendsNotifications)
/// ```
///
/// The environment's ``ToggleStyle`` determines the appearance.
@MainActor
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  var isMixed = false

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == RostrumViews.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration, in the environment's style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: StyledView {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    StyledNode(view, context)
  }

  typealias Configuration = ToggleStyleConfiguration

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?> {
    \.toggleStyle
  }

  var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
  }

  var standard: ToggleElement<Label> { ToggleElement(isOn: isOn, content: label) }
}

/// The element of a toggle in one of the theme's styles.
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
