/// The options of the alerts and dialogs that a view presents.
struct DialogOptions {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: DialogSuppression?

  /// The facts about an alert or dialog.
  @MainActor
  func facts(in environment: EnvironmentValues) -> [PresentationFact] {
    var facts: [PresentationFact] = []
    var icon = icon
    if severity == .critical {
      facts.append(.critical)
      icon = icon ?? Image(systemName: "exclamationmark.triangle.fill")
    }
    if let icon { facts.append(.icon(icon.source(in: environment))) }
    return facts
  }
}

/// A toggle in an alert or dialog by which the user asks not to be asked again.
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>
}

/// How serious the consequences of an alert or dialog are.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The host's default: no sign.
  public static let automatic = DialogSeverity(name: "automatic")
  /// No sign.
  public static let standard = DialogSeverity(name: "standard")
  /// A sign of danger, unless the dialog has an icon.
  public static let critical = DialogSeverity(name: "critical")
}

extension View {
  /// Sets the icon of the alerts and dialogs that the view presents.
  ///
  /// ```swift
  /// .alert("Empty the trash?", isPresented: $asks) { … }
  /// .dialogIcon(Image(systemName: "trash"))
  /// ```
  ///
  /// - Parameter icon: The icon; `nil` for none.
  /// - Returns: The view.
  public func dialogIcon(_ icon: Image?) -> some View {
    transformEnvironment(\.dialogOptions) { $0.icon = icon }
  }

  /// Sets the severity of the alerts and dialogs that the view presents.
  ///
  /// - Parameter severity: The severity.
  /// - Returns: The view.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogOptions) { $0.severity = severity }
  }

  /// Adds a toggle to the alerts and dialogs that the view presents, by which the user asks not to be
  /// asked again.
  ///
  /// The app reads the value before it asks, and keeps it, such as in its settings:
  ///
  /// ```swift
  /// @AppStorage("skipsDeleteAlert") private var skipsAlert = false
  ///
  /// Button("Delete") {
  ///   if skipsAlert { delete() } else { asks = true }
  /// }
  /// .alert("Delete the note?", isPresented: $asks) {
  ///   Button("Delete", role: .destructive) { delete() }
  /// }
  /// .dialogSuppressionToggle("Don’t ask me again", isSuppressed: $skipsAlert)
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The label of the toggle.
  ///   - isSuppressed: Whether the user asked not to be asked again.
  /// - Returns: The view.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to the alerts and dialogs that the view presents, by which the user asks not to be
  /// asked again.
  ///
  /// - Parameters:
  ///   - title: The label of the toggle.
  ///   - isSuppressed: Whether the user asked not to be asked again.
  /// - Returns: The view.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(verbatim: String(title)), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to the alerts and dialogs that the view presents, by which the user asks not to be
  /// asked again.
  ///
  /// - Parameters:
  ///   - label: The label of the toggle.
  ///   - isSuppressed: Whether the user asked not to be asked again.
  /// - Returns: The view.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    let suppression = DialogSuppression(label: label, isSuppressed: isSuppressed)
    return transformEnvironment(\.dialogOptions) { $0.suppression = suppression }
  }

  /// Adds a toggle to the alerts and dialogs that the view presents, by which the user asks not to be
  /// asked again, with a label in the reader's language.
  ///
  /// - Parameter isSuppressed: Whether the user asked not to be asked again.
  /// - Returns: The view.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(SystemWord.dontAskAgain), isSuppressed: isSuppressed)
  }
}

/// The content of an alert or dialog: its toggle and its buttons.
struct QuestionContent<Actions: View>: View {
  let actions: Actions
  @Environment(\.dialogOptions) private var options

  init(actions: Actions) {
    self.actions = actions
  }

  var body: some View {
    if let suppression = options.suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.label }
        .toggleStyle(.checkbox)
    }
    actions
  }
}

extension EnvironmentValues {
  /// The options of the alerts and dialogs that the view presents.
  var dialogOptions: DialogOptions {
    get { self[DialogOptionsKey.self] }
    set { self[DialogOptionsKey.self] = newValue }
  }
}

private struct DialogOptionsKey: EnvironmentKey {
  static var defaultValue: DialogOptions { DialogOptions() }
}
