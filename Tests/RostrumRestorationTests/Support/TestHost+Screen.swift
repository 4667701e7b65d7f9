import RostrumTesting

extension TestHost {
  /// The outline of the screen without the focus, which the browser brings along.
  var screen: String { description.replacing(" (focused)", with: "") }
}
