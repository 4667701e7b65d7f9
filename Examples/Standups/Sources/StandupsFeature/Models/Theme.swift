import Rostrum

/// The colours of a standup.
package enum Theme: String, CaseIterable, Codable, Equatable, Hashable, Identifiable, Sendable {
  case bubblegum
  case buttercup
  case indigo
  case lavender
  case magenta
  case navy
  case orange
  case oxblood
  case periwinkle
  case poppy
  case purple
  case seafoam
  case sky
  case tan
  case teal
  case yellow

  package var id: Self { self }

  /// The name in the user interface.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The background colour.
  var mainColor: Color {
    switch self {
    case .bubblegum: Color(red: 0.93, green: 0.51, blue: 0.82)
    case .buttercup: Color(red: 1.00, green: 0.95, blue: 0.59)
    case .indigo: Color(red: 0.21, green: 0.00, blue: 0.44)
    case .lavender: Color(red: 0.81, green: 0.81, blue: 1.00)
    case .magenta: Color(red: 0.65, green: 0.07, blue: 0.47)
    case .navy: Color(red: 0.00, green: 0.08, blue: 0.25)
    case .orange: Color(red: 1.00, green: 0.55, blue: 0.26)
    case .oxblood: Color(red: 0.29, green: 0.03, blue: 0.04)
    case .periwinkle: Color(red: 0.53, green: 0.51, blue: 1.00)
    case .poppy: Color(red: 1.00, green: 0.37, blue: 0.37)
    case .purple: Color(red: 0.57, green: 0.29, blue: 0.95)
    case .seafoam: Color(red: 0.80, green: 0.92, blue: 0.90)
    case .sky: Color(red: 0.43, green: 0.57, blue: 1.00)
    case .tan: Color(red: 0.76, green: 0.61, blue: 0.49)
    case .teal: Color(red: 0.13, green: 0.62, blue: 0.62)
    case .yellow: Color(red: 1.00, green: 0.84, blue: 0.30)
    }
  }

  /// The colour of content on top of ``mainColor``.
  var accentColor: Color {
    switch self {
    case .bubblegum, .buttercup, .lavender, .orange, .periwinkle, .poppy, .seafoam, .sky, .tan,
      .teal, .yellow:
      .black
    case .indigo, .magenta, .navy, .oxblood, .purple: .white
    }
  }
}
