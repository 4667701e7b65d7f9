/// A message in place of content that is unavailable.
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

  /// Creates a message with a label, a description and buttons.
  ///
  /// - Parameters:
  ///   - label: The title of the message.
  ///   - description: The cause, or what the user can do.
  ///   - actions: Buttons that resolve the situation.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts of the message in a column.
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
  /// Creates a message with a title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { RostrumViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a message with a title, a symbol and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { RostrumViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a message with a title, a picture of the app and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { RostrumViews.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a message with a title, a picture of the app and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
    self.init(
      label: { RostrumViews.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}
