/// Names what else is known of a view, for users of assistive technology.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let label: Text
  let id: String?

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - label: The name, which is read.
  ///   - id: The identity of the key.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - labelKey: The name, which is read.
  ///   - id: The identity of the key.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key that is identified by its name.
  ///
  /// - Parameter labelKey: The name, which is read.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(label: Text(labelKey))
  }

  init(label: Text) {
    self.label = label
    id = nil
  }
}

/// What else is known of a view.
public enum AXCustomContent {
  /// When something that is known of a view is read.
  public enum Importance: Hashable, Sendable, CaseIterable {
    /// On demand, where assistive technology has a command for it.
    case `default`
    /// With the view.
    case high
  }
}

extension View {
  /// Adds what else is known of the view for users of assistive technology.
  ///
  /// ```swift
  /// DogCard(dog)
  ///   .accessibilityCustomContent("Breed", dog.breed)
  ///   .accessibilityCustomContent("Age", Text(dog.age, format: .number), importance: .high)
  /// ```
  ///
  /// In a browser, it is a part of the view's description, which is read after its name. What is important
  /// comes first.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - value: What is known; `nil` for nothing.
  ///   - importance: When it is read.
  /// - Returns: The view.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifier(CustomContent(label: key.label, value: value, isImportant: importance == .high))
  }

  /// Adds what else is known of the view for users of assistive technology.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - valueKey: What is known.
  ///   - importance: When it is read.
  /// - Returns: The view.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds what else is known of the view for users of assistive technology.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - value: What is known.
  ///   - importance: When it is read.
  /// - Returns: The view.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds what else is known of the view for users of assistive technology.
  ///
  /// - Parameters:
  ///   - label: Its name.
  ///   - value: What is known.
  ///   - importance: When it is read.
  /// - Returns: The view.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label: label), value, importance: importance)
  }

  /// Adds what else is known of the view for users of assistive technology.
  ///
  /// - Parameters:
  ///   - labelKey: Its name.
  ///   - value: What is known.
  ///   - importance: When it is read.
  /// - Returns: The view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds what else is known of the view for users of assistive technology.
  ///
  /// - Parameters:
  ///   - labelKey: Its name.
  ///   - valueKey: What is known.
  ///   - importance: When it is read.
  /// - Returns: The view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds what else is known of the view for users of assistive technology.
  ///
  /// - Parameters:
  ///   - labelKey: Its name.
  ///   - value: What is known.
  ///   - importance: When it is read.
  /// - Returns: The view.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

/// Adds what else is known of a view to its elements.
private struct CustomContent: ElementModifier {
  let label: Text
  let value: Text?
  let isImportant: Bool

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard let value else { return }
    let context = environment.textContext
    let name = label.resolved(in: context) + ": "
    // The innermost modifier with a name wins.
    if element.state.details.contains(where: { $0.hasPrefix(name) }) { return }
    let words = name + value.resolved(in: context)
    element.state.details.insert(words, at: isImportant ? 0 : element.state.details.count)
  }
}
