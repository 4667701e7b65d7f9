extension SystemWord {
  /// The word in English.
  var english: String { rawValue }

  /// The form of the word for some numbers in English.
  func english(_ category: PluralCategory) -> String? {
    switch (self, category) {
    case (.moreRows, .one): "%lld more row"
    case (.results, .one): "%lld result"
    case (.refusedFields, .one): "%lld field needs attention"
    default: nil
    }
  }
}
