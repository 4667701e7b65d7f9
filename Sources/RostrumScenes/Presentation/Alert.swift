/// An alert as a value, the spelling before `alert(_:isPresented:actions:message:)`.
///
/// ```swift
/// .alert(isPresented: $asks) {
///   Alert(
///     title: Text("Delete the note?"),
///     message: Text("It can’t be restored."),
///     primaryButton: .destructive(Text("Delete")) { delete() },
///     secondaryButton: .cancel())
/// }
/// ```
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - dismissButton: The button; OK by default.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Creates an alert with two buttons, which are side by side in any alert of the theme.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  /// - Returns: The alert.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }
}

extension Alert {
  /// A button of an alert or action sheet, which dismisses after its action.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - action: The action.
    /// - Returns: The button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Creates a button that leaves everything as it is.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - action: The action.
    /// - Returns: The button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Creates a button that leaves everything as it is, with the label in the reader's language.
    ///
    /// - Parameter action: The action.
    /// - Returns: The button.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(SystemWord.cancel), role: .cancel, action: action)
    }

    /// Creates a button that deletes something.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - action: The action.
    /// - Returns: The button.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A choice of actions as a value, the spelling before
/// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
///
/// ```swift
/// .actionSheet(isPresented: $chooses) {
///   ActionSheet(
///     title: Text("Sort by"),
///     buttons: [.default(Text("Name")) { sort = .name }, .cancel()])
/// }
/// ```
public struct ActionSheet {
  /// A button, which dismisses after its action.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a choice of actions.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - buttons: The buttons; without a cancel button, one is added.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or action sheet as views.
struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}
