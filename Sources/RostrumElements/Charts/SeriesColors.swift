/// The colours of a chart's series that an app doesn't name.
///
/// People who don't see red, green or blue can tell the first six apart: a test computes the distances
/// as those people see them. Each has a contrast of at least 3 to 1 with a white and with a black
/// background.
package enum SeriesColors {
  /// The colours in order.
  package static let all: [Color] = [
    .blue,
    Color(red: 0.96, green: 0.39, blue: 0.04),
    Color(red: 0.00, green: 0.65, blue: 0.42),
    Color(red: 0.59, green: 0.51, blue: 0.82),
    Color(red: 0.57, green: 0.27, blue: 0.11),
    Color(red: 0.56, green: 0.36, blue: 0.49),
    Color(red: 0.20, green: 0.60, blue: 0.80),
    Color(red: 0.48, green: 0.50, blue: 0.54),
  ]
}
