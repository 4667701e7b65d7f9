import Foundation

extension Gradient {
  /// The gradient whose colors are mixed in a color space.
  ///
  /// ```swift
  /// Rectangle()
  ///   .fill(Gradient(colors: [.yellow, .blue]).colorSpace(.perceptual))
  /// ```
  ///
  /// A browser mixes two colors in sRGB, so there are up to three mixtures between each two of up to seven colors of a
  /// perceptual gradient.
  ///
  /// - Parameter space: The color space.
  /// - Returns: The gradient.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(mixed(in: space))
  }

  private func mixed(in space: ColorSpace) -> Gradient {
    guard space != .device, (2...7).contains(stops.count) else { return self }
    // The name of a style has room for a limited number of colors.
    let count = min(3, 8 / (stops.count - 1))
    let mixtures = zip(stops, stops.dropFirst()).flatMap { start, end in
      (0...count).map { index in
        let share = Double(index) / Double(count + 1)
        guard index > 0 else { return start }
        return Stop(
          color: start.color.mix(with: end.color, by: share, in: space),
          location: start.location + (end.location - start.location) * CGFloat(share))
      }
    }
    return Gradient(stops: mixtures + [stops[stops.count - 1]])
  }
}

extension AnyGradient {
  /// The gradient whose colors are mixed in a color space.
  ///
  /// - Parameter space: The color space.
  /// - Returns: The gradient; that of a color has only one color to mix.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    if case .shade = paint { return self }
    return gradient.colorSpace(space)
  }
}
