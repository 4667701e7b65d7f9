/// A button that opens a list of buttons.
///
/// ```swift
/// Menu("Sort by") {
///   Button("Name") { … }
///   Button("Date") { … }
/// }
/// ```
///
/// A menu with a primary action is a button with the label, and a second one beside it that opens the list.
@MainActor
public struct Menu<Label: View, Content: View> {
  let label: Label
  package let content: Content
  var primaryAction: (@MainActor () -> Void)?

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
  /// Creates a menu with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of the picture.
  ///   - content: The buttons.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of the picture.
  ///   - content: The buttons.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RostrumViews.Label(title, image: image) }
  }

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

extension Menu: View {
  /// The button that opens the list, beside that of the primary action if there is one.
  public var body: some View {
    if let primaryAction {
      ControlGroup {
        Button(action: primaryAction) { label }
        MenuElement(label: OpenerLabel(icon: Image(systemName: "chevron.down")), content: content)
      }
    } else {
      MenuElement(label: label, content: content)
    }
  }
}

/// The label of the button beside that of a primary action.
private struct OpenerLabel: View, SymbolicView, SpokenView {
  let icon: Image

  var body: some View { icon }

  func symbolName(in environment: EnvironmentValues) -> String? { icon.symbolName(in: environment) }
  func isOnlySymbol(in environment: EnvironmentValues) -> Bool { true }
  func words(in environment: EnvironmentValues) -> String {
    SystemWords(for: environment.locale)[.actions]
  }
}

/// A button that opens a list of buttons.
struct MenuElement<Label: View, Content: View>: ContainerView {
  typealias Body = Never

  let label: Label
  let content: Content

  static var role: ElementRole { .menu }

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.state.label = words(of: label, in: environment)
    var variant = environment.menuVariant
    if case .button = variant { variant = .button(environment.buttonVariant) }
    let symbol = symbolName(of: label, in: environment)
    element.content = .menu(symbol: symbol, variant)
    element.enable(in: environment)
    if symbol != nil, isOnlySymbol(label, in: environment) { element.state.isLabelHidden = true }
  }
}
