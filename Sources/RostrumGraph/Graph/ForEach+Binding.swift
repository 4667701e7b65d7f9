/// A binding to one element of a collection, with the identity of the element.
@MainActor
public struct _BindingElement<Elements: MutableCollection & RandomAccessCollection, ID: Hashable> {
  package let binding: Binding<Elements.Element>
  let id: ID
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// Returns a binding to each element, which follows the element wherever it moves.
  ///
  /// - Parameters:
  ///   - place: The key path of the identity; `nil` if the elements have one of their own.
  ///   - identify: Returns the identity of an element.
  /// - Returns: The bindings.
  /// - Complexity: O(*n*).
  package func elements<ID: Hashable>(
    place: KeyPath<Value.Element, ID>?, identify: @escaping (Value.Element) -> ID
  ) -> [_BindingElement<Value, ID>] {
    let elements = wrappedValue
    var rows: [_BindingElement<Value, ID>] = []
    rows.reserveCapacity(elements.count)
    var index = elements.startIndex
    while index < elements.endIndex {
      let id = identify(elements[index])
      let location = ElementLocation(
        base: location, index: index, id: id, place: place, last: elements[index],
        identify: identify)
      rows.append(_BindingElement(binding: Binding<Value.Element>(location: location), id: id))
      elements.formIndex(after: &index)
    }
    return rows
  }
}

// NB: Unlike those of the other initializers, these closures aren't annotated with the main actor:
// the compiler (Swift 6.3) loses the annotation for a closure with a parameter `$element`. A
// closure in a `body` is on the main actor anyway.
extension ForEach where Content: View {
  /// Creates a view for a binding to each identifiable element.
  ///
  /// ```swift
  /// ForEach($attendees) { $attendee in
  ///   TextField("Name", text: $attendee.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - content: Creates the view for a binding.
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

  /// Creates a view for a binding to each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of the identity.
  ///   - content: Creates the view for a binding.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [_BindingElement<Elements, ID>] {
    self.init(data, place: id, content: content) { $0[keyPath: id] }
  }

  /// Creates a view for a binding to each element.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - place: The key path of the identity; `nil` if the elements have one of their own.
  ///   - content: Creates the view for a binding.
  ///   - identify: Returns the identity of an element.
  package init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, place: KeyPath<Elements.Element, ID>?,
    content: @escaping (Binding<Elements.Element>) -> Content,
    identify: @escaping (Elements.Element) -> ID
  ) where Data == [_BindingElement<Elements, ID>] {
    self.init(
      data: data.elements(place: place, identify: identify),
      content: { content($0.binding) }, identify: { $0.id })
  }
}

/// The element of a collection with a given id, wherever the element has moved.
///
/// `place` is the key path of the id, or `nil` if the element provides its own.
final class ElementLocation<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>:
  BindingLocation<Elements.Element>
{
  private let base: BindingLocation<Elements>
  @exclusivity(unchecked) private var index: Elements.Index
  private let id: ID
  private let place: KeyPath<Elements.Element, ID>?
  private let identify: (Elements.Element) -> ID
  @exclusivity(unchecked) private var last: Elements.Element

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

  /// Updates `index` to the element's position; returns whether the element is still in the
  /// collection.
  ///
  /// O(n) if the element has moved.
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
