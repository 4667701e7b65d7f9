/// The named coordinate spaces around a view, innermost first.
@MainActor
package final class CoordinateSpaces {
  private let name: AnyHashable
  private let link: GeometryLink
  private let outer: CoordinateSpaces?

  /// Adds a space within others.
  package init(_ name: AnyHashable, _ link: GeometryLink, in outer: CoordinateSpaces?) {
    self.name = name
    self.link = link
    self.outer = outer
  }

  /// The innermost view whose space has a name.
  ///
  /// O(n) in the enclosing spaces.
  package subscript(name: AnyHashable) -> GeometryLink? {
    var next: CoordinateSpaces? = self
    while let space = next {
      if space.name == name { return space.link }
      next = space.outer
    }
    return nil
  }
}

extension EnvironmentValues {
  /// The named coordinate spaces around the view.
  package var coordinateSpaces: CoordinateSpaces? {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

private struct CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: CoordinateSpaces? { nil }
}
