/// Determines whether something is presented, with which data, and how it is dismissed.
package struct PresentationSource<Item> {
  /// Returns the requested identity and data; `nil` if nothing should be presented.
  let request: @MainActor () -> Request?
  /// Returns whether an active presentation should stay, even if its data is gone.
  let isAsked: @MainActor () -> Bool
  /// Notifies the owner of the state of a dismissal.
  let dismiss: @MainActor () -> Void
  /// Requests to present an item; `nil` if only the app can.
  let present: (@MainActor (Item) -> Void)?
  /// The place of the state that requests to present.
  let origin: any BoundPlace

  struct Request {
    let id: AnyHashable
    let item: Item
  }

  /// Creates a source from a Boolean binding.
  @MainActor
  init(_ isPresented: Binding<Bool>) where Item == Void {
    origin = isPresented.location
    present = { (_: Void) in isPresented.wrappedValue = true }
    request = { isPresented.wrappedValue ? Request(id: true, item: ()) : nil }
    isAsked = { isPresented.wrappedValue }
    dismiss = { isPresented.wrappedValue = false }
  }

  /// Creates a source from a Boolean binding, with data that must exist at first.
  @MainActor
  init(_ isPresented: Binding<Bool>, presenting item: Item?) {
    origin = isPresented.location
    present = nil
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
    origin = item.location
    present = { item.wrappedValue = $0 }
    request = { item.wrappedValue.map { Request(id: id($0), item: $0) } }
    isAsked = { item.wrappedValue != nil }
    dismiss = { item.wrappedValue = nil }
  }

  /// Creates the source of a question about an optional.
  ///
  /// An item with a different id is a different question. An item without an id can change while its
  /// question is shown, such as by a field of an alert.
  ///
  /// - Parameter item: The optional.
  @MainActor
  init(asking item: Binding<Item?>) {
    self.init(item) { item in
      (item as? any Identifiable).map { Self.id(of: $0) } ?? AnyHashable(true)
    }
  }

  private static func id<Named: Identifiable>(of item: Named) -> AnyHashable {
    AnyHashable(item.id)
  }
}
