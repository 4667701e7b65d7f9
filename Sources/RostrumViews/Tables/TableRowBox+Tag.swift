extension TableRowBox: TraitCarrier {
  /// The identity of a row whose element has the same one needs no cells.
  static var tellsMoreThanIdentity: Bool { false }

  /// The id of the row's value is its value in a selection.
  func collect<Key: TraitKey>(_ key: Key.Type, into values: inout [Key.Value]) {
    let value: Key.Value? =
      if Key.self == TagKey.self {
        id.flatMap { AnyHashable($0) as? Key.Value }
      } else if Key.self == DragKey.self {
        extras?.payload as? Key.Value
      } else {
        nil
      }
    if let value { values.append(value) }
  }
}
