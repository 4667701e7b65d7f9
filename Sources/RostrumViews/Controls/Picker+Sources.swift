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

extension Picker where Label == RostrumViews.Label<Text, Image> {
  /// Creates a picker for several values with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values.
  ///   - selection: The key path of the selected value, which the picker sets for all.
  ///   - content: The options.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      RostrumViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker for several values with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values.
  ///   - selection: The key path of the selected value, which the picker sets for all.
  ///   - content: The options.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      RostrumViews.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker for several values with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  ///   - sources: The values.
  ///   - selection: The key path of the selected value, which the picker sets for all.
  ///   - content: The options.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      RostrumViews.Label(titleKey, image: image)
    }
  }

  /// Creates a picker for several values with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - sources: The values.
  ///   - selection: The key path of the selected value, which the picker sets for all.
  ///   - content: The options.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      RostrumViews.Label(title, image: image)
    }
  }
}
