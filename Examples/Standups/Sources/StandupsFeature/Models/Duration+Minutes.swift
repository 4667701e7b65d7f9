extension Duration {
  /// The duration in minutes, for a slider.
  var minutes: Double {
    get { Double(components.seconds) / 60 }
    set { self = .seconds(newValue * 60) }
  }

  /// The duration in words, such as "5 min".
  var inMinutes: String { "\(Int(minutes.rounded())) min" }

  /// The duration in minutes and seconds, such as "4:59".
  var onClock: String {
    let seconds = max(components.seconds, 0)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
