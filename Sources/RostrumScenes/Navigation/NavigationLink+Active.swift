// Links whose screen is shown while the app's state requests it, the spelling before
// `navigationDestination(isPresented:destination:)`.

extension NavigationLink {
  /// Creates a link whose screen is shown while a binding is `true`.
  ///
  /// - Parameters:
  ///   - isActive: Whether the screen is shown; following the link sets it to `true`, going back to
  ///     `false`.
  ///   - destination: The screen.
  ///   - label: The label of the link.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isActive, destination)
  }

  /// Creates a link whose screen is shown while a binding is `true`.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - isActive: Whether the screen is shown; following the link sets it to `true`, going back to
  ///     `false`.
  ///   - label: The label of the link.
  public init(
    destination: @autoclosure @escaping @MainActor () -> Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isActive, destination)
  }

  /// Creates a link whose screen is shown while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - tag: The value that represents the link in the selection.
  ///   - selection: The selection; following the link sets it to the tag, going back to `nil`.
  ///   - destination: The screen.
  ///   - label: The label of the link.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), Self.isActive(tag, selection), destination)
  }

  /// Creates a link whose screen is shown while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - tag: The value that represents the link in the selection.
  ///   - selection: The selection; following the link sets it to the tag, going back to `nil`.
  ///   - label: The label of the link.
  public init<V: Hashable>(
    destination: @autoclosure @escaping @MainActor () -> Destination, tag: V,
    selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), Self.isActive(tag, selection), destination)
  }

  private static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link whose screen is shown while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - isActive: Whether the screen is shown; following the link sets it to `true`, going back to
  ///     `false`.
  ///   - destination: The screen.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(Text(titleKey), isActive, destination)
  }

  /// Creates a link whose screen is shown while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - isActive: Whether the screen is shown; following the link sets it to `true`, going back to
  ///     `false`.
  ///   - destination: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(Text(verbatim: String(title)), isActive, destination)
  }

  /// Creates a link whose screen is shown while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - tag: The value that represents the link in the selection.
  ///   - selection: The selection; following the link sets it to the tag, going back to `nil`.
  ///   - destination: The screen.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(Text(titleKey), Self.isActive(tag, selection), destination)
  }

  /// Creates a link whose screen is shown while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - tag: The value that represents the link in the selection.
  ///   - selection: The selection; following the link sets it to the tag, going back to `nil`.
  ///   - destination: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(Text(verbatim: String(title)), Self.isActive(tag, selection), destination)
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - destination: The screen.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: @autoclosure @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination()) { Text(titleKey) }
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - destination: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: @autoclosure @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination()) { Text(verbatim: String(title)) }
  }

  /// Creates a link whose screen is shown while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - destination: The screen.
  ///   - isActive: Whether the screen is shown; following the link sets it to `true`, going back to
  ///     `false`.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: @autoclosure @escaping @MainActor () -> Destination, isActive: Binding<Bool>
  ) {
    self.init(Text(titleKey), isActive, destination)
  }

  /// Creates a link whose screen is shown while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - destination: The screen.
  ///   - isActive: Whether the screen is shown; following the link sets it to `true`, going back to
  ///     `false`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: @autoclosure @escaping @MainActor () -> Destination,
    isActive: Binding<Bool>
  ) {
    self.init(Text(verbatim: String(title)), isActive, destination)
  }

  /// Creates a link whose screen is shown while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the link.
  ///   - destination: The screen.
  ///   - tag: The value that represents the link in the selection.
  ///   - selection: The selection; following the link sets it to the tag, going back to `nil`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: @autoclosure @escaping @MainActor () -> Destination, tag: V,
    selection: Binding<V?>
  ) {
    self.init(Text(titleKey), Self.isActive(tag, selection), destination)
  }

  /// Creates a link whose screen is shown while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - title: The title of the link.
  ///   - destination: The screen.
  ///   - tag: The value that represents the link in the selection.
  ///   - selection: The selection; following the link sets it to the tag, going back to `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: @autoclosure @escaping @MainActor () -> Destination, tag: V,
    selection: Binding<V?>
  ) {
    self.init(Text(verbatim: String(title)), Self.isActive(tag, selection), destination)
  }
}
