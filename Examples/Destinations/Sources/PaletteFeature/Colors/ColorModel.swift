import Foundation
import Rostrum

/// A color with a name.
public struct ColorModel: Hashable, Codable, Sendable, Identifiable {
  /// The position in the palette.
  public let id: Int
  /// The name of the color.
  public let name: String
  let hue: Double

  /// Creates the color of a position in the palette.
  ///
  /// - Parameter id: The position.
  public init(id: Int) {
    self.id = id
    let names = ["Coral", "Amber", "Olive", "Fern", "Teal", "Sky", "Indigo", "Plum"]
    let round = id / names.count
    name = names[id % names.count] + (round == 0 ? "" : " \(round + 1)")
    hue = Double(id % names.count) / Double(names.count)
  }

  var color: Color {
    Color(hue: hue, saturation: 0.62, brightness: 0.86 - 0.16 * Double(id / 8 % 3))
  }
}
