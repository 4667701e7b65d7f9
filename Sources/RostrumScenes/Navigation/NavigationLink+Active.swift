// Links whose screen is up while the app says so, as they were spelled before
// `navigationDestination(isPresented:destination:)`.

extension NavigationLink {
  /// Makes a link whose screen is up while a flag is true.
  ///
  /// - Parameters:
  ///   - isActive: Whether the screen is up; following the link makes it true, going back false.
  ///   - destination: The screen.
  ///   - label: What the link shows.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isActive, destination)
  }

  /// Makes a link whose screen is up while a flag is true.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - isActive: Whether the screen is up; following the link makes it true, going back false.
  ///   - label: What the link shows.
  public init(
    destination: @autoclosure @escaping @MainActor () -> Destination, isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isActive, destination)
  }

  /// Makes a link whose screen is up while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - tag: What the link stands for.
  ///   - selection: What is chosen; following the link makes it the tag, going back `nil`.
  ///   - destination: The screen.
  ///   - label: What the link shows.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), Self.isActive(tag, selection), destination)
  }

  /// Makes a link whose screen is up while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - tag: What the link stands for.
  ///   - selection: What is chosen; following the link makes it the tag, going back `nil`.
  ///   - label: What the link shows.
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
  /// Makes a link whose screen is up while a flag is true.
  ///
  /// - Parameters:
  ///   - titleKey: What the link says.
  ///   - isActive: Whether the screen is up; following the link makes it true, going back false.
  ///   - destination: The screen.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(Text(titleKey), isActive, destination)
  }

  /// Makes a link whose screen is up while a flag is true.
  ///
  /// - Parameters:
  ///   - title: What the link says.
  ///   - isActive: Whether the screen is up; following the link makes it true, going back false.
  ///   - destination: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(Text(verbatim: String(title)), isActive, destination)
  }

  /// Makes a link whose screen is up while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - titleKey: What the link says.
  ///   - tag: What the link stands for.
  ///   - selection: What is chosen; following the link makes it the tag, going back `nil`.
  ///   - destination: The screen.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(Text(titleKey), Self.isActive(tag, selection), destination)
  }

  /// Makes a link whose screen is up while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - title: What the link says.
  ///   - tag: What the link stands for.
  ///   - selection: What is chosen; following the link makes it the tag, going back `nil`.
  ///   - destination: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(Text(verbatim: String(title)), Self.isActive(tag, selection), destination)
  }

  /// Makes a link that leads to a view.
  ///
  /// - Parameters:
  ///   - titleKey: What the link says.
  ///   - destination: The screen.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: @autoclosure @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination()) { Text(titleKey) }
  }

  /// Makes a link that leads to a view.
  ///
  /// - Parameters:
  ///   - title: What the link says.
  ///   - destination: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: @autoclosure @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination()) { Text(verbatim: String(title)) }
  }
}
