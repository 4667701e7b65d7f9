import Foundation
import RostrumElements

/// The colours of a gradient with their locations.
struct AtomStops: AtomOperand {
  private var stops: [Stop]

  private struct Stop: Hashable, Sendable {
    var color: AtomColor
    var location: AtomNumber
  }

  private static let maximum = 16

  /// Creates the first stops of a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - place: Converts the location of a stop to the unit of the CSS function.
  init(_ gradient: Gradient, place: (Double) -> Double) {
    stops = gradient.stops.prefix(Self.maximum).map {
      Stop(color: AtomColor($0.color), location: AtomNumber(place($0.location)))
    }
  }

  /// The color of the first stop.
  var first: AtomColor? { stops.first?.color }

  init?(_ reader: inout AtomReader) {
    guard let count = reader.word().flatMap({ Int($0) }), (0...Self.maximum).contains(count)
    else { return nil }
    stops = []
    for _ in 0..<count {
      guard let color = AtomColor(&reader), let location = AtomNumber(&reader) else { return nil }
      stops.append(Stop(color: color, location: location))
    }
  }

  func write(to token: inout AtomWriter) {
    token.write(String(stops.count))
    for stop in stops {
      stop.color.write(to: &token)
      stop.location.write(to: &token)
    }
  }

  /// The stops as arguments of a CSS function, each preceded by a comma.
  func css(unit: String) -> String {
    if stops.isEmpty { return ",transparent,transparent" }
    return stops.map { ",\($0.color.css) \($0.location)\(unit)" }.joined()
  }
}
