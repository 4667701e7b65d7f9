@_spi(Reflection) import Swift

/// Where the published properties of a model keep their values, those of its base classes included.
///
/// O(n) in the model's stored properties.
func publishedBoxes(of object: some AnyObject) -> [any AnyPublishedBox] {
  let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  var boxes: [any AnyPublishedBox] = []
  // NB: 1 stands for classes; the option of that name is a variable, which may not be read here.
  _ = _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) {
    _, offset, type, _ in
    if let type = type as? any PublishedField.Type { boxes.append(type.box(at: start + offset)) }
    return true
  }
  return boxes
}

/// A published property of any type, as it is stored in a model.
private protocol PublishedField {
  /// Where the property at an address keeps its value.
  static func box(at pointer: UnsafeRawPointer) -> any AnyPublishedBox
}

extension Published: PublishedField {
  fileprivate static func box(at pointer: UnsafeRawPointer) -> any AnyPublishedBox {
    pointer.assumingMemoryBound(to: Self.self).pointee.box
  }
}
