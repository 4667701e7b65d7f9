import RostrumElements

/// The values to set at the end of a frame, one for each control.
///
/// Values come after everything else, because a `select` can only select an existing option.
struct PatchValues {
  private struct Place: Hashable {
    var element: ElementID
    var part: Int
  }

  private var order: [Place] = []
  private var values: [Place: DOMValue] = [:]

  /// Sets the value of an element's part.
  mutating func set(_ value: DOMValue, of element: ElementID, part: Int) {
    if case .initiallySelected = value { return }
    let place = Place(element: element, part: part)
    if values.updateValue(value, forKey: place) == nil { order.append(place) }
  }

  /// Drops the values of an element, so that its controls stay unchanged.
  mutating func drop(of element: ElementID) {
    order.removeAll { $0.element == element }
    values = values.filter { $0.key.element != element }
  }

  /// Writes the operations.
  func write(revisions: [ElementID: UInt64], to operations: inout JSONWriter) {
    for place in order {
      operations.write(.value) { operation in
        operation.number(place.element.rawValue)
        operation.number(place.part)
        switch values[place] {
        case .text(let text): operation.string(text)
        case .checked(let isOn): operation.bool(isOn)
        case .initiallySelected, nil: operation.null()
        }
        operation.number(revisions[place.element] ?? 0)
      }
    }
  }
}
