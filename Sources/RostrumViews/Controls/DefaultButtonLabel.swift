extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose label is that of its role.
  ///
  /// ```swift
  /// Button(role: .close) { print("Closed") }
  /// ```
  ///
  /// - Parameters:
  ///   - role: The kind of action.
  ///   - action: The action to perform.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role, action, DefaultButtonLabel(role: role))
  }
}

/// The label of a button's role, in the reader's language.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A title with a symbol.
  public var body: some View {
    Label {
      Text(word)
    } icon: {
      Image(systemName: symbol)
    }
  }

  private var word: SystemWord {
    switch role {
    case .destructive: .delete
    case .cancel: .cancel
    case .confirm: .done
    case .close: .close
    }
  }

  private var symbol: String {
    switch role {
    case .destructive: "trash"
    case .cancel, .close: "xmark"
    case .confirm: "checkmark"
    }
  }
}
