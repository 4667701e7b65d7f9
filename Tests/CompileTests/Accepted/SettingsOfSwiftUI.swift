// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

enum Theme: String { case light, dark }

final class Choice: RawRepresentable {
  let rawValue: Int
  init?(rawValue: Int) { self.rawValue = rawValue }
}

extension Array: @retroactive RawRepresentable where Element: Codable {
  /// Reads a list of JSON.
  public init?(rawValue: String) {
    guard let list = try? JSONDecoder().decode([Element].self, from: Data(rawValue.utf8)) else {
      return nil
    }
    self = list
  }

  /// The list as JSON.
  public var rawValue: String {
    String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
  }
}

extension UserDefaults {
  nonisolated(unsafe) static let shelf = UserDefaults(suiteName: "group.shelf")
}

struct SettingsView: View {
  @AppStorage("isSoundOn") private var isSoundOn = true
  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("last") private var last: Theme?
  @AppStorage("words") private var words: [String] = []
  @AppStorage("numbers") private var numbers: [Int] = []
  @AppStorage("choice") private var choice = Choice(rawValue: 1)!
  @AppStorage("size", store: UserDefaults(suiteName: "group.a")) private var size = 1
  @AppStorage("theme", store: .shelf) private var themeOfShelf = Theme.light
  @AppStorage("last", store: .standard) private var lastOfAll: Theme?
  @AppStorage("words", store: .shelf) private var wordsOfShelf: [String] = []

  var body: some View {
    Toggle("Sound", isOn: $isSoundOn)
    Picker("Theme", selection: $theme) {
      Text("Light").tag(Theme.light)
      Text("Dark").tag(Theme.dark)
    }
    Text("\(words.count) \(numbers.count) \(choice.rawValue) \(last?.rawValue ?? "none")")
  }
}

// Not bound to the main actor.
struct Preferences {
  @AppStorage("isSoundOn") var isSoundOn = true
  @AppStorage("theme") var theme = Theme.light

  func mute() { isSoundOn = false }
}
