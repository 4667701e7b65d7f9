/// Determines whether something is presented, with which data, and how it is dismissed.
package struct PresentationSource<Item> {
  /// Returns the requested identity and data; `nil` if nothing should be presented.
  let request: @MainActor () -> Request?
  /// Returns whether an active presentation should stay, even if its data is gone.
  let isAsked: @MainActor () -> Bool
  /// Notifies the owner of the state of a dismissal.
  let dismiss: @MainActor () -> Void

  struct Request {
    let id: AnyHashable
    let item: Item
  }

  /// Creates a source from a Boolean binding.
  @MainActor
  init(_ isPresented: Binding<Bool>) where Item == Void {
    request = { isPresented.wrappedValue ? Request(id: true, item: ()) : nil }
    isAsked = { isPresented.wrappedValue }
    dismiss = { isPresented.wrappedValue = false }
  }

  /// Creates a source from a Boolean binding, with data that must exist at first.
  @MainActor
  init(_ isPresented: Binding<Bool>, presenting item: Item?) {
    request = { isPresented.wrappedValue ? item.map { Request(id: true, item: $0) } : nil }
    isAsked = { isPresented.wrappedValue }
    dismiss = { isPresented.wrappedValue = false }
  }

  /// Creates a source from an optional; a change of identity replaces the presentation.
  ///
  /// - Parameters:
  ///   - item: The optional.
  ///   - id: The identity of an item.
  @MainActor
  package init<ID: Hashable>(_ item: Binding<Item?>, id: @escaping @MainActor (Item) -> ID) {
    request = { item.wrappedValue.map { Request(id: id($0), item: $0) } }
    isAsked = { item.wrappedValue != nil }
    dismiss = { item.wrappedValue = nil }
  }
}
