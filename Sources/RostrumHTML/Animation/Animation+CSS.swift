import RostrumElements

extension Animation {
  /// The duration, curve and delay of the animation in CSS notation.
  package var motion: String {
    let time = "\(Decimal.text(milliseconds(duration / speed)))ms"
    let wait = "\(Decimal.text(milliseconds(delay)))ms"
    return "\(time) \(curve.words(over: duration)) \(wait)"
  }

  private func milliseconds(_ seconds: Double) -> Double { (seconds * 1000).rounded() }
}

extension Animation.Curve {
  /// The curve in CSS notation; a spring is sampled at many moments.
  func words(over duration: Double) -> String {
    switch self {
    case .bezier(0, 0, 1, 1): return "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map(rounded).joined(separator: ",")))"
    case .spring(let spring):
      let moments = (0...24).map { rounded(spring.progress(at: duration * Double($0) / 24)) }
      return "linear(\((moments.dropLast() + ["1"]).joined(separator: ",")))"
    case .samples(let samples):
      let count = max(1, min(samples.count - 1, 60))
      let moments = (0..<count).map { progress(at: Double($0) / Double(count), over: duration) }
      return "linear(\((moments.map(rounded) + ["1"]).joined(separator: ",")))"
    }
  }

  private func rounded(_ number: Double) -> String {
    Decimal.text((number * 1000).rounded() / 1000)
  }
}
