import Foundation
import RostrumDependencies
import RostrumShared
import Testing

@MainActor
@Suite struct AppStorageTests {
  private let storage = FileStorage.inMemory
  private let file = URL(filePath: "/users/one/settings.json")

  enum Theme: String { case light, dark }
  enum Level: Int { case low, high }
  struct Filter: Codable, Equatable { var words: [String] = [] }

  /// Whether the next launch finds what the last one has kept.
  private func survives<Value: Equatable>(
    _ make: () -> Shared<Value>, _ value: Value
  ) -> Bool {
    launchWithSettings(storage) { make().withLock { $0 = value } }
    return launchWithSettings(storage) { make().wrappedValue == value }
  }

  @Test("A setting begins as declared, and writes nothing until it is changed")
  func begins() throws {
    launchWithSettings(storage) {
      @Shared(.appStorage("isOn")) var isOn = true
      #expect(isOn)
    }
    #expect(try storage.text(at: file) == nil)
  }

  @Test("A flag, numbers, a text and texts survive a launch")
  func simpleValues() {
    #expect(survives({ Shared(wrappedValue: false, .appStorage("flag")) }, true))
    #expect(survives({ Shared(wrappedValue: 0, .appStorage("int")) }, Int.max))
    #expect(survives({ Shared(wrappedValue: 0.0, .appStorage("double")) }, 0.1))
    #expect(survives({ Shared(wrappedValue: "", .appStorage("text")) }, "ünï\n"))
    #expect(survives({ Shared(wrappedValue: [String](), .appStorage("texts")) }, ["a", "b"]))
  }

  @Test("Whole numbers and infinity are doubles", arguments: [2.0, .infinity, -.infinity])
  func doubles(value: Double) {
    #expect(survives({ Shared(wrappedValue: 0.5, .appStorage("double")) }, value))
  }

  @Test("A place, data and a date survive a launch")
  func foundationValues() throws {
    let place = try #require(URL(string: "https://example.com/a?b=c"))
    let date = Date(timeIntervalSinceReferenceDate: 1_234_567.891)
    #expect(survives({ Shared<URL?>(.appStorage("url")) }, place))
    #expect(survives({ Shared(wrappedValue: Data(), .appStorage("data")) }, Data([0, 255, 7])))
    #expect(survives({ Shared(wrappedValue: Date.distantPast, .appStorage("date")) }, date))
  }

  @Test("Values with raw values survive a launch, also optional ones")
  func rawValues() {
    #expect(survives({ Shared(wrappedValue: Theme.light, .appStorage("theme")) }, Theme.dark))
    #expect(survives({ Shared(wrappedValue: Level.low, .appStorage("level")) }, Level.high))
    #expect(survives({ Shared<Theme?>(.appStorage("themeOrNot")) }, .dark))
    #expect(survives({ Shared<Level?>(.appStorage("levelOrNot")) }, .high))
  }

  @Test("Codable values survive a launch, also optional ones")
  func codableValues() {
    let filter = Filter(words: ["a", "b"])
    #expect(survives({ Shared(wrappedValue: Filter(), .appStorage("filter")) }, filter))
    #expect(survives({ Shared<Filter?>(.appStorage("filterOrNot")) }, filter))
  }

  @Test("Optionals need no value to begin with")
  func optionals() {
    launchWithSettings(storage) {
      @Shared(.appStorage("flag")) var flag: Bool?
      @Shared(.appStorage("int")) var int: Int?
      @Shared(.appStorage("double")) var double: Double?
      @Shared(.appStorage("text")) var text: String?
      @Shared(.appStorage("texts")) var texts: [String]?
      @Shared(.appStorage("data")) var data: Data?
      @Shared(.appStorage("date")) var date: Date?
      #expect(flag == nil && int == nil && double == nil && text == nil)
      #expect(texts == nil && data == nil && date == nil)
    }
    #expect(survives({ Shared<Int?>(.appStorage("int")) }, 4))
    #expect(survives({ Shared<Date?>(.appStorage("date")) }, .distantFuture))
  }

  @Test("Writing nil forgets a setting")
  func forget() throws {
    launchWithSettings(storage) {
      @Shared(.appStorage("name")) var name: String?
      $name.withLock { $0 = "Blob" }
      #expect((try? storage.text(at: file))??.contains("Blob") == true)
      $name.withLock { $0 = nil }
    }
    #expect(try storage.text(at: file) == "{\n\n}")
  }

  @Test("Settings are one file of JSON that a person can read")
  func readable() throws {
    launchWithSettings(storage) {
      Shared(wrappedValue: false, .appStorage("isOn")).withLock { $0 = true }
      Shared(wrappedValue: Theme.light, .appStorage("theme")).withLock { $0 = .dark }
    }
    #expect(
      try storage.text(at: file) == """
        {
          "isOn" : true,
          "theme" : "dark"
        }
        """)
  }

  @Test("Settings of two users are two files")
  func users() {
    func visits(_ user: String) -> Int {
      launchWithSettings(storage, user: user) {
        @Shared(.appStorage("visits")) var visits = 0
        $visits.withLock { $0 += 1 }
        return visits
      }
    }
    let counts = [visits("one"), visits("other"), visits("one")]
    #expect(counts == [1, 1, 2])
  }

  @Test("Two sessions of one user see each other's changes at once, and lose none")
  func sessions() throws {
    let clock = TestClock()
    let storage = FileStorage.inMemory(files: [:], clock: clock)
    let one = launchWithSettings(storage) { Shared(wrappedValue: 0, .appStorage("a")) }
    let other = launchWithSettings(storage) { Shared(wrappedValue: 0, .appStorage("a")) }
    let another = launchWithSettings(storage) { Shared(wrappedValue: 0, .appStorage("b")) }
    let reading = Reading { _ = other.wrappedValue }
    one.withLock { $0 = 1 }
    another.withLock { $0 = 2 }
    #expect(reading.isStale)
    #expect(other.wrappedValue == 1)
    storage.finish()
    #expect(try storage.text(at: file) == "{\n  \"a\" : 1,\n  \"b\" : 2\n}")
  }

  @Test("A file that is changed by hand is followed, setting by setting")
  func outside() {
    launchWithSettings(storage) {
      @Shared(.appStorage("a")) var a = 0
      @Shared(.appStorage("b")) var b = 0
      $a.withLock { $0 = 1 }
      $b.withLock { $0 = 2 }
      let readingA = Reading { _ = a }
      let readingB = Reading { _ = b }
      storage.memory?.changeFromOutside(file, to: Data(#"{"a": 1, "b": 3}"#.utf8))
      #expect(b == 3)
      #expect(readingB.isStale)
      #expect(!readingA.isStale)
      storage.memory?.changeFromOutside(file, to: nil)
      #expect(a == 0)
      #expect(b == 0)
    }
  }

  @Test("A damaged file is renamed, which every setting reports, and a new one is written")
  func damaged() throws {
    let storage = FileStorage.inMemory(files: [file: Data("{".utf8)])
    let error = launchWithSettings(storage) {
      @Shared(.appStorage("a")) var a = 4
      #expect(a == 4)
      let error = $a.loadError as? SharedFileError
      $a.withLock { $0 = 5 }
      return error
    }
    guard case .damaged(_, let other, _)? = error else {
      Issue.record("The file should have been found damaged: \(error as Any)")
      return
    }
    #expect(try storage.text(at: other) == "{")
    #expect(try storage.text(at: file) == "{\n  \"a\" : 5\n}")
  }

  @Test("A value of a different type is reported, and replaced by the initial value")
  func mismatch() {
    let storage = FileStorage.inMemory(files: [file: Data(#"{"a": "x"}"#.utf8)])
    launchWithSettings(storage) {
      @Shared(.appStorage("a")) var a = 4
      #expect(a == 4)
      #expect(
        $a.loadError as? AppStorageMismatch
          == AppStorageMismatch(name: "a", found: .text("x"), expected: "Int"))
    }
  }

  @Test("A codable value that cannot be decoded is reported")
  func undecodable() {
    let storage = FileStorage.inMemory(files: [file: Data(#"{"filter": "nope"}"#.utf8)])
    launchWithSettings(storage) {
      @Shared(.appStorage("filter")) var filter = Filter()
      #expect(filter == Filter())
      #expect($filter.loadError is DecodingError)
    }
  }

  @Test("A key can know the value to begin with")
  func defaults() {
    @Shared(.isOn) var isOn
    #expect(!isOn)
    $isOn.withLock { $0.toggle() }
    @SharedReader(.isOn) var reader
    #expect(reader)
  }

  @Test("Settings of a test are in memory, where the test can set and look at them")
  func inMemory() throws {
    @Dependency(\.defaultAppStorage) var settings
    settings.set(7, forKey: "count")
    @Shared(.appStorage("count")) var count = 0
    #expect(count == 7)
    $count.withLock { $0 = 8 }
    #expect(try settings.value(Int.self, forKey: "count") == 8)
    settings.set(9, forKey: "count")
    #expect(count == 9)
    settings.set(Int?.none, forKey: "count")
    #expect(count == 0)
  }

  @Test("A key can name other settings")
  func otherStore() throws {
    let settings = AppSettings.inMemory
    @Shared(.appStorage("count", store: settings)) var count = 0
    @Shared(.appStorage("count")) var usual = 0
    $count.withLock { $0 = 3 }
    #expect(usual == 0)
    #expect(try settings.value(forKey: "count") == 3)
  }

  @Test("Settings of a suite are beside those that belong to none")
  func suites() throws {
    launchWithSettings(storage, settings: .file(URL(filePath: "/etc/kiosk.json"))) {
      @Shared(.appStorage("count", store: .suite("fair"))) var count = 0
      $count.withLock { $0 = 3 }
    }
    #expect(try storage.text(at: URL(filePath: "/etc/kiosk-fair.json")) == "{\n  \"count\" : 3\n}")
  }

  @Test("A suite can be the settings of the program, beside the file of the user")
  func suiteOfProgram() throws {
    launchWithSettings(storage, settings: .suite("fair")) {
      @Shared(.appStorage("count")) var count = 0
      $count.withLock { $0 = 3 }
      @Shared(.appStorage("count", store: .suite("desk"))) var other = 0
      #expect(other == 0)
    }
    let suite = file.deletingLastPathComponent().appending(path: "settings-fair.json")
    #expect(try storage.text(at: suite) == "{\n  \"count\" : 3\n}")
  }

  @Test("Settings may be in a file of somebody's choice")
  func otherFile() throws {
    let place = URL(filePath: "/etc/kiosk.json")
    launch(storage) {
      @Shared(.appStorage("count", store: .file(place))) var count = 0
      $count.withLock { $0 = 3 }
    }
    #expect(try storage.text(at: place) == "{\n  \"count\" : 3\n}")
  }

  @Test("A change that the program wants kept is written without waiting")
  func saveNow() async throws {
    let storage = FileStorage.inMemory(files: [:], clock: TestClock())
    let count = launchWithSettings(storage) { Shared(wrappedValue: 0, .appStorage("count")) }
    count.withLock { $0 = 3 }
    #expect(try storage.text(at: file) == nil)
    try await count.save()
    #expect(try storage.text(at: file) == "{\n  \"count\" : 3\n}")
  }

  @Test("A name that would not work on Apple's systems is reported once, with the fix")
  func names() {
    let found = issues {
      launch {
        for _ in 0..<2 { _ = Shared(wrappedValue: 0, .appStorage("com.example.count")) }
        _ = Shared(wrappedValue: 0, .appStorage("count"))
      }
    }
    #expect(
      found == [
        """
        The settings name "com.example.count" isn't portable to Apple's systems, where names that \
        contain "." or start with "@" can't be observed.

        Use different characters. If the app never runs there, set \
        "appStorageKeyFormatWarningEnabled" to false in its dependencies.
        """
      ])
  }

  @Test("Such a name is reported where the app names the key")
  func placeOfName() {
    var line = 0
    let places = placesOfIssues {
      launch {
        line = #line + 1
        _ = Shared(wrappedValue: 0, .appStorage("com.example.sum"))
      }
    }
    #expect(places == ["RostrumSharedTests/AppStorageTests.swift:\(line)"])
  }

  @Test("An app that never runs there can have such names")
  func namesAllowed() {
    let found = issues {
      withDependencies {
        $0.appStorageKeyFormatWarningEnabled = false
      } operation: {
        @Shared(.appStorage("@count")) var count = 1
        #expect(count == 1)
      }
    }
    #expect(found == [])
  }
}

extension SharedReaderKey where Self == AppStorageKey<Bool>.Default {
  fileprivate static var isOn: Self { Self[.appStorage("isOn"), default: false] }
}
