/// A binding to one element of a collection, with the identity of the element.
@MainActor
public struct _BindingElement<Elements: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let binding: Binding<Elements.Element>
  let id: ID
}

// NB: The closures are not marked with the main actor, as those of the other initialisers are: for a
// closure with a parameter `$element` the compiler (Swift 6.3) would lose the mark. Made in a `body`
// they are on the main actor all the same.
extension ForEach where Content: View {
  /// Makes views of bindings to elements that have an identity.
  ///
  /// ```swift
  /// ForEach($attendees) { $attendee in
  ///   TextField("Name", text: $attendee.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - content: Makes the view of a binding.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [_BindingElement<Elements, ID>], Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(data, place: nil, content: content) { $0.id }
  }

  /// Makes views of bindings to elements whose identity is a property.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: Where the identity is.
  ///   - content: Makes the view of a binding.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [_BindingElement<Elements, ID>] {
    self.init(data, place: id, content: content) { $0[keyPath: id] }
  }

  private init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, place: KeyPath<Elements.Element, ID>?,
    content: @escaping (Binding<Elements.Element>) -> Content,
    identify: @escaping (Elements.Element) -> ID
  ) where Data == [_BindingElement<Elements, ID>] {
    let elements = data.wrappedValue
    var rows: Data = []
    rows.reserveCapacity(elements.count)
    var index = elements.startIndex
    while index < elements.endIndex {
      let id = identify(elements[index])
      let location = ElementLocation(
        base: data.location, index: index, id: id, place: place, last: elements[index],
        identify: identify)
      rows.append(_BindingElement(binding: Binding(location: location), id: id))
      elements.formIndex(after: &index)
    }
    self.init(data: rows, content: { content($0.binding) }, identify: { $0.id })
  }
}

/// The element of a collection that has an id, wherever it stands by now.
///
/// `place` is where the id is, or `nil` if it is the element's own.
final class ElementLocation<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>:
  BindingLocation<Elements.Element>
{
  private let base: BindingLocation<Elements>
  private var index: Elements.Index
  private let id: ID
  private let place: KeyPath<Elements.Element, ID>?
  private let identify: (Elements.Element) -> ID
  private var last: Elements.Element

  init(
    base: BindingLocation<Elements>, index: Elements.Index, id: ID,
    place: KeyPath<Elements.Element, ID>?, last: Elements.Element,
    identify: @escaping (Elements.Element) -> ID
  ) {
    self.base = base
    self.index = index
    self.id = id
    self.place = place
    self.identify = identify
    self.last = last
  }

  override var value: Elements.Element {
    get {
      let elements = base.value
      if find(in: elements) { last = elements[index] }
      return last
    }
    set {
      if find(in: base.value) { base.value[index] = newValue }
    }
  }

  /// Points `index` at the element; answers whether it is there.
  ///
  /// O(n) after it has moved.
  private func find(in elements: Elements) -> Bool {
    if index >= elements.startIndex, index < elements.endIndex,
      identify(elements[index]) == id
    {
      return true
    }
    guard let found = elements.firstIndex(where: { identify($0) == id }) else {
      return false
    }
    index = found
    return true
  }

  override func isSame(as other: BindingLocation<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return id == other.id && place == other.place && base.isSame(as: other.base)
  }
}
