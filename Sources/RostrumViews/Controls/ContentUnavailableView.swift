/// What a screen says instead of content that it does not have.
///
/// ```swift
/// ContentUnavailableView {
///   Label("No standups", systemImage: "person.3")
/// } description: {
///   Text("Add one to begin.")
/// } actions: {
///   Button("Add") { … }
/// }
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label, a description and buttons.
  ///
  /// - Parameters:
  ///   - label: What is missing.
  ///   - description: Why, or what to do.
  ///   - actions: Buttons that help.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other.
  public var body: some View {
    VariantGroup(
      variant: .unavailable,
      content: TupleView(
        ControlPart(.unavailableLabel, label),
        ControlPart(.unavailableDescription, description),
        ControlPart(.unavailableActions, actions)))
  }
}

extension ContentUnavailableView
where Label == RostrumViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A text with a symbol, and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { RostrumViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A text with a symbol, and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { RostrumViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A text with one of the app's own pictures, and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { RostrumViews.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A text with one of the app's own pictures, and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    self.init(
      label: { RostrumViews.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}
