/// Adds an action of the return key.
private struct OnSubmit: EnvironmentModifier {
  let triggers: SubmitTriggers
  let action: @MainActor () -> Void

  func modify(_ environment: inout EnvironmentValues) {
    let around = environment.submitAction
    let (triggers, action) = (triggers, action)
    environment.submitAction = SubmitAction { trigger in
      if triggers.contains(trigger) { action() }
      around?(trigger)
    }
  }
}

extension View {
  /// Performs an action when the return key is pressed in a text field.
  ///
  /// Actions of ancestors run as well, the innermost first.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of fields.
  ///   - action: The action.
  /// - Returns: The view.
  @preconcurrency
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(OnSubmit(triggers: triggers, action: action))
  }
}

extension View {
  /// Keeps the return key of fields in the view from the actions of ancestors.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name)
  ///   TextField("Tag", text: $tag)
  ///     .onSubmit { addTag() }
  ///     .submitScope()
  /// }
  /// .onSubmit { save() }
  /// ```
  ///
  /// - Parameter isBlocking: Whether the actions of ancestors don't run.
  /// - Returns: The view.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScope(isBlocking: isBlocking))
  }
}

/// Removes the actions of the return key.
private struct SubmitScope: EnvironmentModifier {
  let isBlocking: Bool

  func modify(_ environment: inout EnvironmentValues) {
    if isBlocking { environment.submitAction = nil }
  }
}

/// The kinds of fields whose return key submits.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Creates kinds from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}
