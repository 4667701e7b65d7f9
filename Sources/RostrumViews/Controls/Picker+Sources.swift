extension Picker {
  /// Creates a picker for several values, which selects an option for all of them.
  ///
  /// ```swift
  /// Picker(sources: $alarms, selection: \.sound) {
  ///   ForEach(Sound.allCases) { Text($0.name) }
  /// } label: {
  ///   Text("Sound")
  /// }
  /// ```
  ///
  /// None is selected while the values differ, or without values.
  ///
  /// - Parameters:
  ///   - sources: The values.
  ///   - selection: The key path of the selected value, which the picker sets for all.
  ///   - content: The options.
  ///   - label: A label that describes the selection.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: selection] }
    let all = values.first.map { first in
      Binding(get: { first.wrappedValue }) { value in
        for source in values { source.wrappedValue = value }
      }
    }
    self.init(label(), all, content())
    isMixed = values.contains { $0.wrappedValue != values[0].wrappedValue }
  }
}

extension Picker where Label == Text {
  /// Creates a picker for several values with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - sources: The values.
  ///   - selection: The key path of the selected value, which the picker sets for all.
  ///   - content: The options.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker for several values with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - sources: The values.
  ///   - selection: The key path of the selected value, which the picker sets for all.
  ///   - content: The options.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}
