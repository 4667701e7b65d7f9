/// Controls that belong together, drawn as one.
///
/// ```swift
/// ControlGroup {
///   Button("Cut") { … }
///   Button("Copy") { … }
/// }
/// ```
///
/// The label is the accessible name only; nothing shows it.
public struct ControlGroup<Label: View, Content: View>: ContainerView {
  package static var role: ElementRole { .group }
  package let content: Content
  private let label: Label

  /// Controls with a label of views.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: What the controls are for.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.controls)
    element.state.label = words(of: label, in: environment)
  }
}

extension ControlGroup where Label == EmptyView {
  /// Controls without a name.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension ControlGroup where Label == Text {
  /// Controls with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Controls with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Label == RostrumViews.Label<Text, Image> {
  /// Controls with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Controls with a text and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(title, systemImage: systemImage) }
  }
}
