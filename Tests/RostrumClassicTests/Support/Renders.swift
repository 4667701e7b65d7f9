import RostrumClassic

/// Counts how often views are evaluated.
@MainActor
final class Renders {
  private(set) var count = 0

  /// Counts.
  func note() { count += 1 }

  /// Counts, and gives the view back.
  func of<Content: View>(@ViewBuilder _ content: () -> Content) -> Content {
    count += 1
    return content()
  }
}
