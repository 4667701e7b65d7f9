/// A button that opens a list of buttons.
///
/// ```swift
/// Menu("Sort by") {
///   Button("Name") { … }
///   Button("Date") { … }
/// }
/// ```
@MainActor
public struct Menu<Label: View, Content: View> {
  let label: Label
  package let content: Content

  /// Creates a menu with a custom label.
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: The label of the menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == RostrumViews.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(title, systemImage: systemImage) }
  }
}

extension Menu: ContainerView {
  /// A primitive view has no body.
  public typealias Body = Never

  package static var role: ElementRole { .menu }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.state.label = words(of: label, in: environment)
    var variant = environment.menuVariant
    if case .button = variant { variant = .button(environment.buttonVariant) }
    element.content = .menu(symbol: symbolName(of: label, in: environment), variant)
    element.enable(in: environment)
  }
}
