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
    self.init(data, id: \.id, content: content)
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
    let elements = data.wrappedValue
    let rows = elements.indices.map { index in
      let key = elements[index][keyPath: id]
      let location = ElementLocation(
        base: data.location, index: index, id: key, idKeyPath: id, last: elements[index])
      return _BindingElement<Elements, ID>(binding: Binding(location: location), id: key)
    }
    self.init(data: rows, content: { content($0.binding) }, id: \.id)
  }
}

/// The element of a collection that has an id, wherever it stands by now.
final class ElementLocation<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>:
  BindingLocation<Elements.Element>
{
  private let base: BindingLocation<Elements>
  private var index: Elements.Index
  private let id: ID
  private let idKeyPath: KeyPath<Elements.Element, ID>
  private var last: Elements.Element

  init(
    base: BindingLocation<Elements>, index: Elements.Index, id: ID,
    idKeyPath: KeyPath<Elements.Element, ID>, last: Elements.Element
  ) {
    self.base = base
    self.index = index
    self.id = id
    self.idKeyPath = idKeyPath
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
      elements[index][keyPath: idKeyPath] == id
    {
      return true
    }
    guard let found = elements.firstIndex(where: { $0[keyPath: idKeyPath] == id }) else {
      return false
    }
    index = found
    return true
  }

  override func isSame(as other: BindingLocation<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return id == other.id && idKeyPath == other.idKeyPath && base.isSame(as: other.base)
  }
}
