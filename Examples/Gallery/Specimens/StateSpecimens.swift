import Foundation
import Rostrum

/// The page about Documentation/Support/Environment.md and Combine.md.
struct StateSpecimens: View {
  var body: some View {
    SpecimenPage("State, environment and Combine") {
      OwnStateSpecimens()
      BindingSpecimens()
      EnvironmentSpecimens()
      PreferenceSpecimens()
      WindowSpecimens()
      SharedSpecimens()
      CombineSpecimens()
    }
  }
}

@MainActor @Observable
private final class SettingsModel {
  var name = "Ada"
  @ObservationIgnored var visits = 0
}

private struct OwnStateSpecimens: View {
  var body: some View {
    Specimens("State") {
      Specimen("V5.24 V5.6", "@State, @Binding") { Outer() }
      Specimen("V4.41 V4.42", "State(initialValue:)") {
        Editor(name: "Ada")
        Lister(names: ["Ada"])
      }
      Specimen("V5.5 V9.4 V5.20 V5.18", "@Bindable var model, @Observable") { Bound() }
      Specimen("V5.21", "@ObservationIgnored") { Ignored() }
      Specimen("V10.96", "EquatableView, equatable()") {
        Keep(0) { $number in
          Button("Next \(number)") { number += 1 }
          Halves(number: number).equatable()
        }
      }
    }
  }
}

private struct InnerSwitch: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Sound", isOn: $isOn) }
}

private struct Outer: View {
  @State private var isOn = false

  var body: some View {
    InnerSwitch(isOn: $isOn)
    Text(isOn ? "It is loud" : "It is quiet")
  }
}

private struct Editor: View {
  @State private var name: String

  init(name: String) { _name = State(initialValue: name) }

  var body: some View { TextField("Name", text: $name) }
}

private struct Lister: View {
  @State private var names: [String]

  init(names: [String]) { _names = .init(initialValue: names) }

  var body: some View {
    Button("Add") { names.append("Grace") }
    Text(names.joined(separator: ", "))
  }
}

private struct Bound: View {
  @State private var model = SettingsModel()

  var body: some View {
    @Bindable var model = model
    TextField("Name", text: $model.name)
    Text("Hello \(model.name)")
  }
}

private struct Ignored: View {
  @State private var model = SettingsModel()

  var body: some View {
    Button("Visit") { model.visits += 1 }
    Button("Rename") { model.name += "!" }
    Text("\(model.name) with \(model.visits) visits")
  }
}

private struct Halves: View, Equatable {
  let number: Int

  nonisolated static func == (left: Halves, right: Halves) -> Bool {
    left.number / 2 == right.number / 2
  }

  var body: some View { Text("Shown \(number)") }
}

extension Binding {
  /// A binding that reports each value before it is written.
  fileprivate func announcing(_ announce: @escaping @MainActor (Value) -> Void) -> Self {
    Self(
      get: { wrappedValue },
      set: { value, transaction in
        announce(value)
        self.transaction(transaction).wrappedValue = value
      })
  }
}

private struct Person {
  var cities = ["Ulm"]

  var home: String {
    get { cities[0] }
    set { cities[0] = newValue }
  }
}

private struct BindingSpecimens: View {
  var body: some View {
    Specimens("Bindings") {
      Specimen("V1.3 V9.11 V4.12", "extension Binding { func announcing(_:) }") {
        Keep("") { $log in
          Keep(false) { $isOn in
            Toggle("Sound", isOn: $isOn.announcing { log += $0 ? "on " : "off " })
            Text(isOn ? "It is loud" : "It is quiet")
          }
          Text("Log: \(log)")
        }
      }
      Specimen("V4.6 V4.9", "Binding(get:set:), .init(get:set:)") {
        Keep(20.0) { $celsius in
          Slider(value: Binding(get: { celsius / 100 }, set: { celsius = 100 * $0 })) {
            Text("Heat")
          }
          Toggle("Warm", isOn: .init(get: { celsius > 25 }, set: { celsius = $0 ? 30 : 10 }))
          Text("\(Int(celsius)) degrees")
        }
      }
      Specimen("V9.10", "$person.home, $person.cities[0]") {
        Keep(Person()) { $person in
          TextField("Home", text: $person.home)
          TextField("City", text: $person.cities[0])
          Text("At home in \(person.home)")
        }
      }
      Specimen("V5.7 V5.8", "@Binding(store.$topics) var topics") { SharedTopics() }
    }
  }
}

@Reducer
private struct TopicsFeature {
  @ObservableState
  struct State: Equatable { @Shared var topics: [String] }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct SharedTopics: View {
  @State private var store = Store(
    initialState: TopicsFeature.State(topics: Shared(value: ["Swift"]))
  ) {
    TopicsFeature()
  }

  var body: some View {
    @Binding(store.$topics) var topics
    TextField("Topic", text: $topics[0])
    Text("About \(store.topics[0])")
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  @Entry fileprivate var depth = 1
}

private struct AccentReader: View {
  @Environment(\.accent) private var accent
  @Environment(\.depth) private var depth

  var body: some View { Text("\(accent) at \(depth)") }
}

private struct ModelReader: View {
  @Environment(SettingsModel.self) private var model

  var body: some View {
    Text("Hello \(model.name)")
    Button("Rename") { model.name = "Grace" }
  }
}

private struct Opener: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Visit") { openURL(URL(string: "https://example.org/")!) }
  }
}

private struct PhaseReader: View {
  @Environment(\.scenePhase) private var phase

  var body: some View { Text(phase == .active ? "Active" : "Inactive") }
}

private struct EnvironmentSpecimens: View {
  @State private var model = SettingsModel()

  var body: some View {
    Specimens("Environment") {
      Specimen("V3.32 V10.86 V10.87", #"environment(\.accent, "bold"), @Entry"#) {
        AccentReader()
        AccentReader().environment(\.accent, "bold")
        AccentReader().environment(\.depth, 7)
        AccentReader().transformEnvironment(\.accent) { $0 += "er" }.environment(\.accent, "bold")
      }
      Specimen("V5.12 V5.13 V5.14 V9.24", "@Environment(SettingsModel.self)") {
        ModelReader().environment(model)
      }
      Specimen("V4.31 V5.10", #"@Environment(\.openURL)"#) {
        Keep("nothing") { $visited in
          Opener()
          Opener().environment(
            \.openURL,
            OpenURLAction { url in
              visited = url.host() ?? ""
              return .handled
            })
          Text("Visited \(visited)")
        }
      }
      Specimen("V5.29 V6.29", #"environment(\.colorScheme, .dark)"#) {
        VStack {
          Text("Light on dark")
          Swatch(Color(.systemBackground))
        }
        .background(Color(.systemBackground))
        .environment(\.colorScheme, .dark)
      }
      Specimen("V10.92", "ScenePhase") { PhaseReader() }
    }
  }
}

private struct Swatch: View {
  let color: Color

  init(_ color: Color) { self.color = color }

  var body: some View { color.frame(width: 40, height: 40) }
}

private struct Names: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct PreferenceSpecimens: View {
  var body: some View {
    Specimens("Preferences") {
      Specimen("V10.88", "preference, transformPreference, onPreferenceChange") {
        Keep("") { $names in
          Keep("b") { $name in
            VStack {
              Text("1").preference(key: Names.self, value: "a")
              Text("2").preference(key: Names.self, value: name)
                .transformPreference(Names.self) { $0 += "!" }
              Button("Change") { name = "c" }
            }
            .onPreferenceChange(Names.self) { names = $0 }
          }
          Text("Heard \(names)")
        }
      }
    }
  }
}
