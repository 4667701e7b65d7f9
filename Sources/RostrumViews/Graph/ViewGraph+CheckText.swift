extension ViewGraph {
  /// Checks a text against what its control offers: fields of text take any, those of dates and
  /// colours only what they can show.
  func check(_ text: String, at element: Element) throws(EventRefusal) {
    switch element.role {
    case .datePicker:
      let kind = element[.keyboard]?.string.flatMap { DateWriting.Kind(rawValue: $0) } ?? .dateTime
      guard DateWriting.isText(text, of: kind) else {
        throw .invalidValue(element.id, "“\(text)” is not what the control writes: a \(kind)")
      }
      // Times of day come round again, so only whole dates have an order.
      if kind == .time { return }
      if let earliest = element[.minimum]?.string, text < earliest {
        throw .invalidValue(element.id, "\(text) is before \(earliest)")
      }
      if let latest = element[.maximum]?.string, text > latest {
        throw .invalidValue(element.id, "\(text) is after \(latest)")
      }
    case .colorPicker:
      if Color(hexadecimal: text) == nil {
        throw .invalidValue(element.id, "“\(text)” is no colour such as #ff8000")
      }
    default: break
    }
  }
}
