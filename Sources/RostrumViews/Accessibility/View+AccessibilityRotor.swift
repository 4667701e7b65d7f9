extension View {
  /// Adds a rotor with entries that a closure makes to the view.
  ///
  /// A page has no rotors. It has a menu with the name of the rotor instead, which assistive technology and the
  /// Tab key find after the view, and which isn't visible. Its items move the focus to the entries.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The entries, such as an ``AccessibilityRotorEntry`` for each of several elements.
  /// - Returns: The view.
  public func accessibilityRotor<Content: View>(
    _ label: Text, @ViewBuilder entries: () -> Content
  ) -> some View {
    modifier(Rotor(label: label, entries: entries()))
  }

  /// Adds a rotor with entries that a closure makes to the view.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor.
  ///   - entries: The entries, such as an ``AccessibilityRotorEntry`` for each of several elements.
  /// - Returns: The view.
  public func accessibilityRotor<Content: View>(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Adds a rotor with entries that a closure makes to the view.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The entries, such as an ``AccessibilityRotorEntry`` for each of several elements.
  /// - Returns: The view.
  @_disfavoredOverload
  public func accessibilityRotor<Content: View>(
    _ label: some StringProtocol, @ViewBuilder entries: () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Adds a rotor with an entry for each of several elements to the view.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The elements, whose identities are those of views in the view.
  ///   - entryLabel: The key path of the name of an element.
  /// - Returns: The view.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    modifier(
      Rotor(
        label: label,
        entries: ForEach(entries) {
          AccessibilityRotorEntry(verbatim: $0[keyPath: entryLabel], id: $0.id)
        }))
  }

  /// Adds a rotor with an entry for each of several elements to the view.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor.
  ///   - entries: The elements, whose identities are those of views in the view.
  ///   - entryLabel: The key path of the name of an element.
  /// - Returns: The view.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each of several elements to the view.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The elements, whose identities are those of views in the view.
  ///   - entryLabel: The key path of the name of an element.
  /// - Returns: The view.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: some StringProtocol, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each of several elements to the view.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The elements.
  ///   - entryID: The key path of the identity of an element, which is that of a view in the view.
  ///   - entryLabel: The key path of the name of an element.
  /// - Returns: The view.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    modifier(
      Rotor(
        label: label,
        entries: ForEach(entries, id: entryID) {
          AccessibilityRotorEntry(
            verbatim: $0[keyPath: entryLabel], id: $0[keyPath: entryID])
        }))
  }

  /// Adds a rotor with an entry for each of several elements to the view.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor.
  ///   - entries: The elements.
  ///   - entryID: The key path of the identity of an element, which is that of a view in the view.
  ///   - entryLabel: The key path of the name of an element.
  /// - Returns: The view.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each of several elements to the view.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The elements.
  ///   - entryID: The key path of the identity of an element, which is that of a view in the view.
  ///   - entryLabel: The key path of the name of an element.
  /// - Returns: The view.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: some StringProtocol, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
}

extension AccessibilityRotorEntry {
  /// Creates an entry with a name that isn't looked up.
  fileprivate init(verbatim label: String, id: ID) {
    self.init(Text(verbatim: label), id: id)
  }
}

/// A view with a menu that leads to views in it, for assistive technology and the keyboard.
private struct Rotor<Entries: View>: ViewModifier {
  let label: Text
  let entries: Entries

  init(label: Text, entries: Entries) {
    self.label = label
    self.entries = entries
  }

  func body(content: Content) -> some View {
    ScrollViewReader { place in
      content.overlay {
        SpokenOnly(
          content: Menu {
            entries.environment(\.rotorPlace, place)
          } label: {
            label
          })
      }
    }
  }
}
