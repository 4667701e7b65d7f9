extension TableRowBox: TraitCarrier {
  /// The identity of a row whose element has the same one needs no cells.
  static var tellsMoreThanIdentity: Bool { false }

  /// The id of the row's value is its value in a selection.
  func collect<Key: TraitKey>(_ key: Key.Type, into values: inout [Key.Value]) {
    guard Key.self == TagKey.self, let id, let tag = AnyHashable(id) as? Key.Value else { return }
    values.append(tag)
  }
}
