import Foundation
import RostrumCharts
import RostrumElements
import Testing

/// Colours as people see them who lack one kind of cone.
///
/// The matrices are those of Machado, Oliveira and Fernandes, 2009.
@Suite struct PaletteTests {
  enum Sight: String, CaseIterable {
    case typical, protanopia, deuteranopia, tritanopia

    /// The rows of the matrix for linear red, green and blue.
    var matrix: [[Double]] {
      switch self {
      case .typical: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protanopia:
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case .deuteranopia:
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      case .tritanopia:
        [
          [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
          [0.004733, 0.691367, 0.303900],
        ]
      }
    }
  }

  /// The colours as linear red, green and blue; the theme's blue is that of light mode.
  private var colors: [[Double]] {
    Palette.colors.map { color in
      guard case .components(_, let red, let green, let blue) = color.base else {
        return [0x0a, 0x60, 0xd6].map { linear(Double($0) / 255) }
      }
      return [red, green, blue].map(linear)
    }
  }

  private func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// The colour in CIELAB.
  private func lab(_ rgb: [Double]) -> [Double] {
    let x = (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505
    let y = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]
    let z = (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089
    let cube = { (t: Double) in t > 0.008856 ? cbrt(t) : 7.787 * t + 16 / 116 }
    return [116 * cube(y) - 16, 500 * (cube(x) - cube(y)), 200 * (cube(y) - cube(z))]
  }

  @Test("The first six colours are apart for everybody", arguments: Sight.allCases)
  func distances(sight: Sight) {
    let seen = colors.prefix(6).map { rgb in
      lab(
        sight.matrix.map { row in
          max(0, min(1, zip(row, rgb).reduce(0) { $0 + $1.0 * $1.1 }))
        })
    }
    for (index, color) in seen.enumerated() {
      for other in seen.dropFirst(index + 1) {
        let distance = zip(color, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
          .squareRoot()
        #expect(distance > 20, "\(sight): \(color) and \(other)")
      }
    }
  }

  @Test("Each colour has a contrast of 3 to 1 with white and with black")
  func contrast() {
    for rgb in colors {
      let luminance = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]
      #expect(1.05 / (luminance + 0.05) >= 3)
      #expect((luminance + 0.05) / 0.05 >= 3)
    }
  }
}
