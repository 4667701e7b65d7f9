extension ElementRole {
  /// Whether elements of this role take their accessible name from their text, unless the app sets
  /// one.
  ///
  /// This is "name from content" of https://www.w3.org/TR/accname-1.2.
  public var isNamedByContent: Bool { traits.isNamedByContent }

  /// Whether the element's text is excluded from the name of an enclosing element.
  ///
  /// The buttons of a menu, and those that a swipe reveals, have names of their own.
  public var holdsNamesApart: Bool { self == .menu || self == .rowActions }
}
