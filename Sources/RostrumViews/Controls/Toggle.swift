/// A switch between on and off.
///
/// ```swift
/// Toggle("Notifications", isOn: $store.sendsNotifications)
/// ```
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

extension Toggle: ContainerView {
  /// There is none: a switch is one element around its label.
  public typealias Body = Never

  package static var role: ElementRole { .toggle }

  package var content: Label { label }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element[.value] = .flag(isOn.wrappedValue)
    element.enable(in: environment)
    element.onToggle { isOn.wrappedValue = $0 }
  }
}
