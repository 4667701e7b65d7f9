/// The spelling of a path's elements in addresses.
@MainActor
package struct StackAddressing {
  /// Returns the components of the element at an index.
  let components: @MainActor (Int) -> [String]?
  /// Returns the components of an element that the path can hold, from the start of others.
  let accept: @MainActor ([String]) -> [String]?
  /// Pushes the element that components stand for.
  let push: @MainActor ([String]) -> Void

  /// Creates the spelling of a path with elements of one type.
  ///
  /// - Parameters:
  ///   - format: The spelling of an element.
  ///   - value: Returns the element at an index.
  ///   - push: Appends an element.
  package init<Value>(
    _ format: AddressFormat<Value>, value: @escaping @MainActor (Int) -> Value?,
    push: @escaping @MainActor (Value) -> Void
  ) {
    components = { value($0).flatMap(format.print) }
    accept = { format.accept($0)?.components }
    self.push = { if let value = format.accept($0)?.value { push(value) } }
  }
}

extension NavigationStackController {
  /// The spelling of a path with values of any types: those with a `navigationDestination(for:)`.
  ///
  /// Types are tried in the order of their modifiers. A value that would be read as one of an
  /// earlier type isn't spelled.
  var addressingOfValues: StackAddressing {
    let format = AddressFormat<AnyHashable>(
      print: { [weak self] value in self?.components(of: value) },
      parse: { [weak self] in self?.value(of: $0) })
    return StackAddressing(
      format,
      value: { [weak self] index in self?.entries.dropFirst(index).first?.value },
      push: { [weak self] in self?.push($0) })
  }

  private func components(of value: AnyHashable) -> [String]? {
    destination(for: ObjectIdentifier(type(of: value.base)))?.addressFormat?.print(value)
      .flatMap { self.value(of: $0) == value ? $0 : nil }
  }

  private func value(of components: [String]) -> AnyHashable? {
    for type in destinationTypes + (stackBefore?.destinationTypes ?? []) {
      if let value = destination(for: type)?.addressFormat?.accept(components)?.value {
        return value
      }
    }
    return nil
  }

  /// The slot of an element of the path, or of the next element without a screen.
  ///
  /// - Parameters:
  ///   - index: The position of the element.
  ///   - screen: The screen of the element; `nil` for the next element.
  ///   - node: The node of the stack.
  /// - Returns: The slot; `nil` for an element that isn't spelled.
  func slot(at index: Int, _ screen: Screen?, _ node: Node) -> AddressSlot? {
    guard let addressing else { return nil }
    let components = screen.flatMap { _ in addressing.components(index) }
    if screen != nil, components == nil { return nil }
    return AddressSlot(
      node, index: index, components: components, isHeld: screen?.isHeld ?? false,
      accept: addressing.accept,
      open: { [weak self] in
        self?.truncate(to: index)
        addressing.push($0)
      },
      clear: { [weak self] in self?.truncate(to: index) })
  }
}
