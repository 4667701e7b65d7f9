extension View {
  /// Adds suggestions to a text field, in a list below it that is open while the user types.
  ///
  /// ```swift
  /// TextField("City", text: $city)
  ///   .textInputSuggestions {
  ///     ForEach(cities.filter { $0.hasPrefix(city) }, id: \.self) {
  ///       Text($0).textInputCompletion($0)
  ///     }
  ///   }
  /// ```
  ///
  /// The arrow keys move among the suggestions, the return key takes one, and the Escape key closes the list,
  /// which the down arrow key opens again. Apply the modifier to a single field.
  ///
  /// - Parameter suggestions: The suggestions. Those with a `textInputCompletion(_:)` can be taken.
  /// - Returns: The view.
  public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    modifier(SuggestingField(suggestions: suggestions()))
  }

  /// Adds a suggestion for each element of a collection to a text field.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the suggestion for an element.
  /// - Returns: The view.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    textInputSuggestions { ForEach(data, content: content) }
  }

  /// Adds a suggestion for each element of a collection to a text field.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identity.
  ///   - content: Creates the suggestion for an element.
  /// - Returns: The view.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) -> some View {
    textInputSuggestions { ForEach(data, id: id, content: content) }
  }

  /// Turns the view into a suggestion that replaces the text of the field when it is taken.
  ///
  /// - Parameter completion: The text.
  /// - Returns: A button with the view as its label; a no-op outside of suggestions.
  public func textInputCompletion(_ completion: String) -> some View {
    TextInputCompletion(content: self, completion: completion)
  }
}

/// A field with its suggestions.
private struct SuggestingField<Suggestions: View>: ViewModifier {
  let suggestions: Suggestions
  @State private var field = SuggestedField()

  init(suggestions: Suggestions) {
    self.suggestions = suggestions
  }

  func body(content: Content) -> some View {
    SuggestionGroup(
      variant: .plain,
      content: TupleView(
        content.modifier(TakesCompletion(field: field)),
        SuggestionGroup(
          variant: .suggestions, content: suggestions.environment(\.suggestedField, field))))
  }
}

/// A suggestion that can be taken.
private struct TextInputCompletion<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.suggestedField) private var field

  init(content: Content, completion: String) {
    self.content = content
    self.completion = completion
  }

  var body: some View {
    Button {
      field?.take(completion)
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}

private struct SuggestionGroup<Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let variant: GroupVariant
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(variant)
  }
}

/// Remembers how the text of a field is set.
private struct TakesCompletion: ElementModifier {
  let field: SuggestedField

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let isEnabled = environment.isEnabled
    field.type = isEnabled ? element.handlers[.setText] : nil
  }
}

/// The field that suggestions are for.
@MainActor
final class SuggestedField {
  /// Sets the text as a user does who types it; `nil` while the field refuses that.
  var type: ElementDraft.Handler?

  /// Replaces the text.
  func take(_ completion: String) {
    // The number of the element isn't read by the handlers of fields.
    type?(UserEvent(ElementID(rawValue: 0), .setText(completion)))
  }
}

extension EnvironmentValues {
  /// The field that suggestions are for.
  fileprivate var suggestedField: SuggestedField? {
    get { self[SuggestedFieldKey.self] }
    set { self[SuggestedFieldKey.self] = newValue }
  }
}

private struct SuggestedFieldKey: EnvironmentKey {
  static var defaultValue: SuggestedField? { nil }
}
