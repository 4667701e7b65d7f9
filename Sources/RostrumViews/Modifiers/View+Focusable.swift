extension View {
  /// Makes the view focusable.
  ///
  /// - Parameter isFocusable: Whether the view is focusable.
  /// - Returns: The view.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    accepting(isFocusable ? .focus(.user) : nil)
  }

  /// Makes the view focusable for some interactions.
  ///
  /// A browser leads the Tab key to a view whatever the user does there.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view is focusable.
  ///   - interactions: What the user does in the view while it has the focus.
  /// - Returns: The view.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Makes the view focusable, and calls a closure when it gets or loses the focus.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view is focusable.
  ///   - onFocusChange: Called with whether the view has the focus.
  /// - Returns: The view.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping @MainActor (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(FocusChangeModifier(isFocusable: isFocusable, onFocusChange: onFocusChange))
  }

  /// Focuses a field when the view appears, unless another view has the focus.
  ///
  /// ```swift
  /// Form { … }.defaultFocus($field, .name)
  /// ```
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The field.
  ///   - priority: When the field is focused: in any case when the view appears.
  /// - Returns: The view.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

package struct DefaultFocusModifier<Value: Hashable>: LifecycleModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  package var memory: Void { () }

  package func appear(_ memory: inout Void, in graph: ViewGraph) {
    if graph.focusedHandle == nil { binding.wrappedValue = value }
  }

  package func disappear(_ memory: inout Void, in graph: ViewGraph) {}
}

extension View {
  /// Hides the focus of the view and of the views in it.
  ///
  /// Users of a keyboard see where they are by the focus. Hide it only where the view shows it otherwise:
  ///
  /// ```swift
  /// Card(isFocused: isFocused)
  ///   .focusable()
  ///   .focused($isFocused)
  ///   .focusEffectDisabled()
  /// ```
  ///
  /// - Parameter disabled: Whether the focus is hidden; `false` doesn't show what is hidden around the view.
  /// - Returns: The view.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier(isDisabled: disabled))
      .transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}

extension EnvironmentValues {
  /// Whether the focus of the view is shown.
  public internal(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private struct FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

package struct FocusEffectModifier: ElementModifier {
  let isDisabled: Bool

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if isDisabled { element.style(.focusEffectDisabled) }
  }
}

/// What a user does in a view while it has the focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// One bit for each interaction.
  public let rawValue: Int

  /// Creates interactions.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The user activates the view, as a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The user edits the view, as a field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Anything.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a field is focused by default.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// When the view appears; where the user moves the focus isn't changed.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// A focusable view whose focus an app follows.
struct FocusChangeModifier: ViewModifier {
  let isFocusable: Bool
  let onFocusChange: @MainActor (_ isFocused: Bool) -> Void
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focusable(isFocusable)
      .focused($isFocused)
      .onChange(of: isFocused) { _, isFocused in onFocusChange(isFocused) }
  }
}
