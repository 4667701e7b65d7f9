extension Toggle {
  /// Creates a toggle of several values, which is on if all of them are.
  ///
  /// ```swift
  /// struct Alarms: View {
  ///   @State private var rings = true
  ///   @State private var shakes = false
  ///
  ///   var body: some View {
  ///     Toggle(sources: [$rings, $shakes], isOn: \.self) { Text("All") }
  ///   }
  /// }
  /// ```
  ///
  /// A style of the app sees whether the values differ, in ``ToggleStyleConfiguration/isMixed``. The
  /// theme's toggles are off then.
  ///
  /// - Parameters:
  ///   - sources: The values.
  ///   - isOn: The key path of the state of a value, which the toggle sets for all.
  ///   - label: The label.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let states = sources.map { $0[keyPath: isOn] }
    let count = states.count { $0.wrappedValue }
    let all = Binding(get: { states.allSatisfy(\.wrappedValue) }) { value in
      for state in states { state.wrappedValue = value }
    }
    self.init(isOn: all, label: label)
    isMixed = count > 0 && count < states.count
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle of several values with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - sources: The values.
  ///   - isOn: The key path of the state of a value, which the toggle sets for all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle of several values with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - sources: The values.
  ///   - isOn: The key path of the state of a value, which the toggle sets for all.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == RostrumViews.Label<Text, Image> {
  /// Creates a toggle of several values with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values.
  ///   - isOn: The key path of the state of a value, which the toggle sets for all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String,
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      RostrumViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a toggle of several values with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values.
  ///   - isOn: The key path of the state of a value, which the toggle sets for all.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, systemImage: String,
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { RostrumViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle of several values with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  ///   - sources: The values.
  ///   - isOn: The key path of the state of a value, which the toggle sets for all.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { RostrumViews.Label(titleKey, image: image) }
  }

  /// Creates a toggle of several values with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - sources: The values.
  ///   - isOn: The key path of the state of a value, which the toggle sets for all.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, image: ImageResource,
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { RostrumViews.Label(title, image: image) }
  }
}
