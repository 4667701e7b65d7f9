/// A group of related controls, drawn together.
///
/// ```swift
/// ControlGroup {
///   Button("Cut") { … }
///   Button("Copy") { … }
/// }
/// ```
///
/// The label is only the accessible name; it isn't shown.
public struct ControlGroup<Label: View, Content: View>: ContainerView {
  package static var role: ElementRole { .group }
  package let content: Content
  private let label: Label

  /// Creates a group of controls with a custom label.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: A label that describes the controls.
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
  /// Creates a group of controls without a name.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension ControlGroup where Label == Text {
  /// Creates a group of controls with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Label == RostrumViews.Label<Text, Image> {
  /// Creates a group of controls with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(title, systemImage: systemImage) }
  }
}
