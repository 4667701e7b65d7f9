import Foundation
import RostrumLint
import Testing

struct LintCacheTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "rostrum-lint-\(UUID().uuidString)", directoryHint: .isDirectory)
  private let nothing = "let a = 1\n"
  private let broken = "let = 1\n"

  private var place: String { folder.appending(path: "Cache").path }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, and returns its path.
  private func write(_ text: String, to name: String = "A.swift") throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func open(_ build: String = "1", path: String = "/bin/lint", day: Int = 20_000)
    -> LintCache
  {
    LintCache(
      folder: place, tool: ToolIdentity(path: path, build: build),
      now: Date(timeIntervalSince1970: Double(day) * 86_400 + 1))
  }

  /// The file of the cache, if there is one.
  private func file() throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: place)
    try #require(names.count == 1)
    return folder.appending(path: "Cache/\(names[0])")
  }

  private func contains(_ text: String, _ cache: LintCache) -> Bool {
    cache.contains(cache.digest(Data(text.utf8)))
  }

  private func insert(_ text: String, _ cache: LintCache) {
    cache.insert(cache.digest(Data(text.utf8)))
  }

  /// What a run with a cache says of a file.
  private func problems(_ path: String, _ cache: LintCache?) async -> [String] {
    await Linter().check([path], cache: cache).flatMap(\.problems).map(\.message)
  }

  @Test(
    "Files are known if they parse and have neither a word of a rule nor a comment to the linter",
    arguments: [
      ("let a = 1\n", true), ("", true), ("// Ünchanged\n", true), ("let = 1\n", false),
      ("let alert = 1\n", false), ("// rostrum:disable:next alert x\nlet a = 1\n", false),
    ])
  func known(_ text: String, _ isKnown: Bool) async throws {
    defer { remove() }
    let path = try write(text)
    let cache = open()
    let reports = await Linter().check([path], cache: cache)
    #expect(contains(text, cache) == isKnown)
    cache.save()
    #expect(contains(text, open()) == isKnown)
    let again = await Linter().check([path], cache: open())
    #expect(reports.map(\.problems) == again.map(\.problems))
    #expect(Linter().findings(of: reports) == Linter().findings(of: again))
  }

  @Test("A file that isn't UTF-8 or can't be read isn't known, and is said each time")
  func unreadable() async throws {
    defer { remove() }
    let bytes = Data([0x6c, 0xff, 0xfe])
    let path = try write("")
    try bytes.write(to: URL(filePath: path))
    let cache = open()
    for _ in 0..<2 {
      #expect(await problems(path, cache) == ["it isn't UTF-8"])
      #expect(await problems(path + "x", cache) == ["it can't be read"])
    }
    #expect(!cache.contains(cache.digest(bytes)))
  }

  @Test("A file that is known isn't parsed")
  func hit() async throws {
    defer { remove() }
    let path = try write(broken)
    let cache = open()
    insert(broken, cache)
    #expect(await problems(path, cache).isEmpty)
    cache.save()
    #expect(await problems(path, open()).isEmpty)
    #expect(await problems(path, nil).count == 1)
  }

  @Test("A file that no longer parses is said, although its former bytes are known")
  func changed() async throws {
    defer { remove() }
    let path = try write(nothing)
    var cache = open()
    #expect(await problems(path, cache).isEmpty)
    cache.save()
    cache = open()
    #expect(contains(nothing, cache))
    _ = try write(broken)
    #expect(await problems(path, cache).count == 1)
    _ = try write("let a = 2\nstore.exhaustivity = .off\n")
    #expect(Linter().findings(of: await Linter().check([path], cache: cache)).count == 1)
    cache.save()
    _ = try write(nothing)
    #expect(await problems(path, open()).isEmpty)
  }

  @Test("Findings that depend on what other files say aren't changed by a cache")
  func facts() async throws {
    defer { remove() }
    let view = """
      struct V: View {
        enum Field { case a(Int) }
        @FocusState var focus: Field?
      }
      """
    let paths = [
      try write(view, to: "A.swift"), try write("extension V.Field: Hashable {}", to: "B.swift"),
      try write(nothing, to: "C.swift"),
    ]
    for _ in 0..<2 {
      let cache = open()
      #expect(Linter().findings(of: await Linter().check(paths, cache: cache)).isEmpty)
      cache.save()
    }
  }

  @Test("A damaged cache is an empty one, and is replaced")
  func damaged() async throws {
    defer { remove() }
    let path = try write(broken)
    let cache = open()
    insert(broken, cache)
    cache.save()
    let file = try file()
    let bytes = try Data(contentsOf: file)
    var damaged = bytes.indices.map { index in
      var copy = bytes
      copy[index] ^= 1 << UInt8(index % 8)
      return copy
    }
    damaged += (0..<bytes.count).map { bytes.prefix($0) }
    damaged += [bytes + [0], bytes + bytes, Data("a text\n".utf8), Data(count: 4096)]
    for data in damaged {
      try data.write(to: file)
      #expect(!contains(broken, open()))
    }
    let again = open()
    #expect(await problems(path, again).count == 1)
    insert(nothing, again)
    again.save()
    #expect(contains(nothing, open()))
  }

  @Test("Nobody waits for a pipe in the place of the cache")
  func pipe() throws {
    defer { remove() }
    let cache = open()
    insert(nothing, cache)
    cache.save()
    let file = try file()
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(!contains(nothing, open()))
  }

  @Test("Each build of a tool begins with an empty cache, and each tool has its own")
  func builds() throws {
    defer { remove() }
    let first = open()
    insert(nothing, first)
    first.save()
    #expect(!contains(nothing, open("2")))
    #expect(!contains(nothing, open(path: "/bin/other")))
    #expect(contains(nothing, open()))
    let other = open(path: "/bin/other")
    insert(broken, other)
    other.save()
    #expect(contains(nothing, open()))
    let second = open("2")
    insert(broken, second)
    second.save()
    #expect(!contains(nothing, open()))
    #expect(contains(broken, open("2")))
    #expect(contains(broken, open(path: "/bin/other")))
  }

  @Test("A file that is put in the place of another is a different build")
  func identity() throws {
    defer { remove() }
    let path = try write("a")
    let former = try #require(ToolIdentity(path: path))
    #expect(ToolIdentity(path: path) == former)
    try FileManager.default.moveItem(atPath: path, toPath: path + "1")
    _ = try write("b")
    #expect(ToolIdentity(path: path) != former)
    #expect(ToolIdentity(path: path + "2") == nil)
    #expect(ToolIdentity(path: nil) == nil)
    #expect(ToolIdentity.current != nil)
  }

  @Test("A cache that can't be written isn't written, and files are linted")
  func unwritable() async throws {
    defer { remove() }
    let path = try write(nothing)
    // A file is where the folder should be.
    _ = try write("", to: "Cache")
    let cache = open()
    #expect(await problems(path, cache).isEmpty)
    _ = try write(broken)
    #expect(await problems(path, cache).count == 1)
    cache.save()
    #expect(try String(contentsOfFile: place, encoding: .utf8).isEmpty)
    #expect(!contains(nothing, open()))
  }

  @Test("Two runs at once keep what both have added")
  func together() throws {
    defer { remove() }
    let first = open()
    insert("1", first)
    first.save()
    let runs = [open(), open()]
    insert("2", runs[0])
    insert("3", runs[1])
    for run in runs { run.save() }
    let cache = open()
    #expect(["1", "2", "3"].allSatisfy { contains($0, cache) })
  }

  @Test("Many runs at once, of which none has a cache yet, report the same")
  func concurrent() async throws {
    defer { remove() }
    var paths: [String] = []
    for index in 0..<40 {
      let plain = index % 4 == 0 ? "a.exhaustivity = .off" : "let a = \(index)"
      let text = index == 20 ? broken : plain
      paths.append(try write(text, to: "\(index).swift"))
    }
    let expected = Linter().findings(of: await Linter().check(paths))
    await withTaskGroup(of: ([Finding], Int).self) { [paths] group in
      for _ in 0..<8 {
        group.addTask {
          let cache = open()
          let reports = await Linter().check(paths, cache: cache)
          cache.save()
          return (Linter().findings(of: reports), reports.flatMap(\.problems).count)
        }
      }
      for await (findings, problems) in group {
        #expect(findings == expected)
        #expect(problems == 1)
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place).count == 1)
    #expect(contains("let a = 1", open()))
  }

  @Test("A file that no run needs for a month is forgotten")
  func age() throws {
    defer { remove() }
    let cache = open(day: 100)
    insert("1", cache)
    insert("2", cache)
    cache.save()
    let later = open(day: 120)
    #expect(contains("1", later))
    later.save()
    let last = open(day: 100 + LintCache.days + 1)
    insert("3", last)
    last.save()
    let left = open(day: 100 + LintCache.days + 1)
    #expect(contains("1", left))
    #expect(!contains("2", left))
    #expect(contains("3", left))
  }

  @Test("The files that were needed last are kept, up to a limit")
  func limit() throws {
    defer { remove() }
    let cache = open(day: 1)
    for index in 0..<LintCache.limit { cache.insert(.init(low: UInt64(index), high: 1)) }
    cache.save()
    let later = open(day: 2)
    for index in 0..<100 { later.insert(.init(low: UInt64(index), high: 2)) }
    later.save()
    let left = open(day: 2)
    #expect((0..<100).allSatisfy { left.contains(.init(low: $0, high: 2)) })
    let others = (0..<LintCache.limit).count { left.contains(.init(low: UInt64($0), high: 1)) }
    #expect(others == LintCache.limit - 100)
  }

  @Test("Only files of caches that are old are removed")
  func old() throws {
    defer { remove() }
    let names = [
      String(repeating: "a", count: 32) + ".rostrum-lint",
      String(repeating: "b", count: 32) + ".rostrum-lint", "notes.rostrum-lint", "a.txt",
    ]
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in names {
      let path = try write("", to: "Cache/\(name)")
      guard name != names[1] else { continue }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -40 * 86_400)], ofItemAtPath: path)
    }
    let cache = open()
    insert(nothing, cache)
    cache.save()
    let left = try FileManager.default.contentsOfDirectory(atPath: place)
    #expect(names.filter(left.contains) == Array(names.dropFirst()))
    #expect(left.count == 4)
  }

  @Test("A run that adds nothing writes nothing, and the first one of a day does")
  func unchanged() throws {
    defer { remove() }
    open().save()
    #expect(!FileManager.default.fileExists(atPath: place))
    let cache = open()
    insert(nothing, cache)
    cache.save()
    let file = try file()
    let again = open()
    let tomorrow = open(day: 20_001)
    #expect(contains(nothing, again))
    #expect(contains(nothing, tomorrow))
    try FileManager.default.removeItem(at: file)
    again.save()
    #expect(!FileManager.default.fileExists(atPath: file.path))
    tomorrow.save()
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
