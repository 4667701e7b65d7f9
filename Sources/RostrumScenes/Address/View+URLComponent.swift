extension View {
  /// Sets the component of the URL's path for what the view presents.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsLegend) { Legend() }
  /// .urlComponent("legend")
  /// ```
  ///
  /// The presentation is that of the modifier right before: a sheet, a cover, a popover or a
  /// navigation destination. While it is presented, the address of the scene contains the component;
  /// a link with the component presents it. With an item whose type has a component, too, the
  /// component of the item follows.
  ///
  /// - Parameter name: The component, which other presentations of the same view don't have.
  /// - Returns: The view.
  public func urlComponent(_ name: String) -> some View {
    modifier(AddressNameModifier(name: AddressName(name: name, present: nil)))
  }

  /// Sets the component of the URL's path for what the view presents, with an action that presents
  /// it.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.destination?.edit, action: \.destination.edit)) { form in
  ///   FormSheet(store: form)
  /// }
  /// .urlComponent("edit") { store.send(.editButtonTapped) }
  /// ```
  ///
  /// Anybody can write a link to the component, so the action must do nothing but present. What it
  /// presents must be there when it returns: a presentation that waits for an effect isn't found.
  ///
  /// - Parameters:
  ///   - name: The component, which other presentations of the same view don't have.
  ///   - present: Presents.
  /// - Returns: The view.
  @preconcurrency
  public func urlComponent(
    _ name: String, present: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(AddressNameModifier(name: AddressName(name: name, present: present)))
  }

  /// Sets the component of the URL's path for values of a type.
  ///
  /// ```swift
  /// NavigationStack(path: $path) { … }
  ///   .urlComponent(for: Contact.self) {
  ///     $0.name
  ///   } parse: { name in
  ///     contacts.first { $0.name == name }
  ///   }
  /// ```
  ///
  /// The containers in the view whose path, selection or item has the type contribute the component,
  /// and present the value that the component of a link stands for. Without this modifier, values
  /// have components if their type is `RawRepresentable`, `LosslessStringConvertible` or `Codable`,
  /// except for `UUID`, which is often the id of a value that the next launch doesn't know.
  ///
  /// A component is user input. Return `nil` from `parse` for whatever isn't there or may not be
  /// seen. A value is accepted only if `print` returns the same component for it.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - print: Returns the component of a value; `nil` if it has none.
  ///   - parse: Returns the value of a component, or `nil` if no value has it.
  /// - Returns: The view.
  @preconcurrency
  public func urlComponent<Value>(
    for type: Value.Type, print: @escaping @MainActor (Value) -> String?,
    parse: @escaping @MainActor (String) -> Value?
  ) -> some View {
    addressFormat(
      AddressFormat<Value>(
        print: { value in print(value).map { [$0] } }, parse: { $0.first.flatMap(parse) }))
  }

  /// Sets the components of the URL's path for values of a type.
  ///
  /// ```swift
  /// .urlComponents(for: AppFeature.Path.State.self) { state in
  ///   switch state {
  ///   case .detail(let detail): ["standups", detail.standup.id.uuidString]
  ///   case .record: ["record"]
  ///   }
  /// } parse: { components in
  ///   …
  /// }
  /// ```
  ///
  /// `parse` receives the rest of the URL's path and reads the value at its start. The value's own
  /// components are those that `print` returns for it. When `parse` is called for an element of a
  /// stack's path, the elements below it are on the stack already.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - print: Returns the components of a value; `nil` if it has none.
  ///   - parse: Returns the value at the start of the components, or `nil` if they don't begin with one.
  /// - Returns: The view.
  @preconcurrency
  public func urlComponents<Value>(
    for type: Value.Type, print: @escaping @MainActor (Value) -> [String]?,
    parse: @escaping @MainActor ([String]) -> Value?
  ) -> some View {
    addressFormat(AddressFormat(print: print, parse: parse))
  }

  /// Spells values of a type in the URL's path by their encoding, items of presentations included.
  ///
  /// ```swift
  /// .sheet(item: $draft) { DraftForm(draft: $0) }
  /// .urlComponent(for: Draft.self)
  /// ```
  ///
  /// A value that is encoded as a string or number is readable; any other is JSON in Base64. Without
  /// this modifier, a presented item has a component only if it is encoded as a string or number:
  /// items are often whole models, which don't belong into an address.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The view.
  public func urlComponent<Value: Codable>(for type: Value.Type) -> some View {
    addressFormat(AddressFormat<Value>.automatic(allowsStructure: true))
  }

  // NB: Swift 6.3 crashes where it inlines this into another module, with optimization across modules.
  @_semantics("optimize.no.crossmodule")
  private func addressFormat<Value>(_ format: AddressFormat<Value>?) -> some View {
    modifier(AddressFormatModifier(format: format))
  }
}

private struct AddressFormatModifier<Value>: EnvironmentModifier {
  typealias Body = Never

  let format: AddressFormat<Value>?

  func modify(_ environment: inout EnvironmentValues) {
    environment.addressFormats[Value.self] = format
  }
}
