import Foundation
import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite("@AppStorage")
struct AppStorageViewTests {
  enum Theme: String { case light, dark }

  struct SettingsView: View {
    @AppStorage("isSoundOn") private var isSoundOn = true
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("name") private var name: String?

    var body: some View {
      Toggle("Sound", isOn: $isSoundOn)
      Button("Dark") { theme = .dark }
      Button("Name") { name = "Ada" }
      Text(verbatim: "\(isSoundOn) \(theme) \(name ?? "nobody")")
    }
  }

  @Test("A value is the initial one until it is set")
  func firstValue() {
    let host = TestHost { SettingsView() }
    #expect(host.text("true light nobody").exists)
  }

  @Test("Views are updated when a value is set, also through a binding")
  func change() async {
    let host = TestHost { SettingsView() }
    await host.toggle("Sound").setOn(false)
    await host.button("Dark").tap()
    await host.button("Name").tap()
    #expect(host.text("false dark Ada").exists)
  }

  @Test("The value is shared with features under the same name")
  func shared() async {
    struct Screen: View {
      @Shared(.appStorage("isSoundOn")) private var isSoundOn = true
      var body: some View {
        SettingsView()
        Button("Mute") { $isSoundOn.withLock { $0 = false } }
        Text(verbatim: "shared \(isSoundOn)")
      }
    }
    let host = TestHost { Screen() }
    await host.button("Mute").tap()
    #expect(!host.toggle("Sound").isOn)
    await host.toggle("Sound").setOn(true)
    #expect(host.text("shared true").exists)
  }

  @Test("Two launches don't share in-memory settings")
  func launches() async {
    let first = TestHost { SettingsView() }
    let second = TestHost { SettingsView() }
    await first.toggle("Sound").setOn(false)
    #expect(second.toggle("Sound").isOn)
  }

  @Test("A custom location can be used")
  func place() async throws {
    let settings = AppSettings.inMemory
    struct Screen: View {
      @AppStorage private var count: Int
      init(_ store: AppSettings) { _count = AppStorage(wrappedValue: 1, "count", store: store) }
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let host = TestHost { Screen(settings) }
    await host.button("count 1").tap()
    #expect(host.button("count 2").exists)
    #expect(try settings.value(Int.self, forKey: "count") == 2)
  }

  @Test("A type that isn't sendable is stored by its raw value and shared with features")
  func rawValues() async throws {
    final class Size: RawRepresentable {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
    }
    struct Screen: View {
      @AppStorage private var size: Size
      @AppStorage private var theme: Theme
      @Shared private var sharedTheme: Theme
      init(_ store: AppSettings) {
        _size = AppStorage(wrappedValue: Size(rawValue: 1), "size", store: store)
        _theme = AppStorage(wrappedValue: .light, "theme", store: store)
        _sharedTheme = Shared(wrappedValue: .light, .appStorage("theme", store: store))
      }
      var body: some View {
        Button("size \(size.rawValue)") { size = Size(rawValue: 2) }
        Button("theme \(theme)") { theme = .dark }
        Button("shared \(sharedTheme)") { $sharedTheme.withLock { $0 = .light } }
      }
    }
    let settings = AppSettings.inMemory
    let host = TestHost { Screen(settings) }
    await host.button("size 1").tap()
    #expect(host.button("size 2").exists)
    #expect(try settings.value(Int.self, forKey: "size") == 2)
    await host.button("theme light").tap()
    #expect(host.button("theme dark").exists)
    await host.button("shared dark").tap()
    #expect(host.button("theme light").exists)
  }

  @Test("A different name is a different value")
  func names() async {
    struct Row: View {
      @AppStorage private var isDone: Bool
      init(_ name: String) { _isDone = AppStorage(wrappedValue: false, name) }
      var body: some View { Toggle("Done", isOn: $isDone) }
    }
    struct Screen: View {
      @State private var name = "first"
      var body: some View {
        Row(name)
        Button("Other") { name = "second" }
      }
    }
    let host = TestHost { Screen() }
    await host.toggle("Done").setOn(true)
    await host.button("Other").tap()
    #expect(!host.toggle("Done").isOn)
  }

  @Test("A view chooses the suite of settings without a store of their own")
  func defaultSuite() async throws {
    struct Counter: View {
      let name: String
      @AppStorage("count") private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Screen: View {
      @AppStorage("count", store: UserDefaults(suiteName: "group.a")) private var suite = 0
      @AppStorage("count") private var usual = 0
      var body: some View {
        Counter(name: "inner").defaultAppStorage(UserDefaults(suiteName: "group.a")!)
        Counter(name: "outer")
        Counter(name: "again").defaultAppStorage(.standard)
          .defaultAppStorage(UserDefaults(suiteName: "group.a")!)
        Text(verbatim: "\(suite) \(usual)")
      }
    }
    let host = TestHost { Screen() }
    await host.button("inner 0").tap()
    await host.button("inner 1").tap()
    await host.button("outer 0").tap()
    #expect(host.text("2 1").exists)
    #expect(host.button("again 1").exists)
  }

  @Test("A suite of user defaults is a place of its own, and others are the default settings")
  func suites() async {
    struct Screen: View {
      @AppStorage("size", store: UserDefaults(suiteName: "group.a")) private var size = 1
      @AppStorage("size", store: UserDefaults(suiteName: "group.b")) private var other = 1
      @AppStorage("size", store: .standard) private var standard = 1
      @AppStorage("size") private var usual = 1
      @AppStorage("theme", store: UserDefaults(suiteName: "group.a")) private var theme = Theme
        .light
      @AppStorage("name", store: UserDefaults(suiteName: "group.a")) private var name: String?

      var body: some View {
        Button("Size") { size = 2 }
        Button("Standard") { standard = 3 }
        Button("Theme") { theme = .dark }
        Button("Name") { name = "Ada" }
        Text(verbatim: "\(size) \(other) \(standard) \(usual) \(theme) \(name ?? "nobody")")
      }
    }
    let host = TestHost { Screen() }
    await host.button("Size").tap()
    #expect(host.text("2 1 1 1 light nobody").exists)
    await host.button("Standard").tap()
    #expect(host.text("2 1 3 3 light nobody").exists)
    await host.button("Theme").tap()
    await host.button("Name").tap()
    #expect(host.text("2 1 3 3 dark Ada").exists)
    #expect(UserDefaults(suiteName: "group.a")?.object(forKey: "size") == nil)
  }
}
