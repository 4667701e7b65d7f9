/// Whether something is to be presented, with which data, and the one way to dismiss it.
package struct PresentationSource<Item> {
  /// What is asked for now: its identity and data; `nil` if nothing is to be presented.
  let request: @MainActor () -> Request?
  /// Whether a presentation that is up should stay, even if its data is gone.
  let isAsked: @MainActor () -> Bool
  /// Says to the owner of the state that it was dismissed.
  let dismiss: @MainActor () -> Void

  struct Request {
    let id: AnyHashable
    let item: Item
  }

  /// Follows a flag.
  @MainActor
  init(_ isPresented: Binding<Bool>) where Item == Void {
    request = { isPresented.wrappedValue ? Request(id: true, item: ()) : nil }
    isAsked = { isPresented.wrappedValue }
    dismiss = { isPresented.wrappedValue = false }
  }

  /// Follows a flag, with data that has to be there at first.
  @MainActor
  init(_ isPresented: Binding<Bool>, presenting item: Item?) {
    request = { isPresented.wrappedValue ? item.map { Request(id: true, item: $0) } : nil }
    isAsked = { isPresented.wrappedValue }
    dismiss = { isPresented.wrappedValue = false }
  }

  /// Follows an optional; another identity is another presentation.
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
