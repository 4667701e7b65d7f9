import CustomDump
import Foundation
import RostrumDependencies
import RostrumFoundation
import RostrumPresentation
import RostrumShared
import Testing

@MainActor
@Suite struct SharedPartsTests {
  struct Profile: Equatable {
    var name = "Blob"
    var tags = ["a"]
    var address = Address()

    struct Address: Equatable { var city = "Berlin" }
    var shout: String { name.uppercased() }
  }

  struct Row: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  @Test("A part that can be changed is shared, and one that cannot is read")
  func members() {
    @Shared(value: Profile()) var profile
    let name: Shared<String> = $profile.name
    let shout: SharedReader<String> = $profile.shout
    name.withLock { $0 = "Junior" }
    #expect(profile.name == "Junior")
    #expect(shout.wrappedValue == "JUNIOR")
  }

  @Test("A part of a part leads to the whole")
  func nested() {
    @Shared(value: Profile()) var profile
    let city = $profile.address.city
    city.withLock { $0 = "Paris" }
    #expect(profile.address.city == "Paris")
  }

  @Test("A change of a part copies its contents once, for concurrent readers")
  func inPlace() {
    struct Whole { var box = CopyOnWrite() }
    let whole = Shared(value: Whole())
    for _ in 0..<3 { whole.box.withLock { $0.increment() } }
    #expect(whole.wrappedValue.box.count == 3)
    #expect(whole.wrappedValue.box.copies == 3)
  }

  @Test("The content of an optional is changed where it is")
  func contentInPlace() throws {
    let box = Shared<CopyOnWrite?>(value: CopyOnWrite())
    let content = try #require(Shared(box))
    for _ in 0..<3 { content.withLock { $0.increment() } }
    #expect(box.wrappedValue?.count == 3)
  }

  @Test("The content of an optional is the last one when the optional has become nil")
  func lastContent() throws {
    let whole = Shared<Int?>(value: 1)
    let content = try #require(Shared(whole))
    let reader = try #require(SharedReader(SharedReader(whole)))
    whole.withLock { $0 = 2 }
    #expect(content.wrappedValue == 2)
    #expect(reader.wrappedValue == 2)
    whole.withLock { $0 = nil }
    #expect(content.wrappedValue == 2)
    #expect(reader.wrappedValue == 2)
    whole.withLock { $0 = 3 }
    content.withLock { $0 = 4 }
    whole.withLock { $0 = nil }
    #expect(content.wrappedValue == 4)
    content.withLock { $0 = 5 }
    #expect(content.wrappedValue == 4)
  }

  @Test("A change of a part notifies the readers of the whole, and vice versa")
  func observation() {
    @Shared(value: Profile()) var profile
    let whole = Reading { _ = profile }
    let part = Reading { _ = $profile.name.wrappedValue }
    $profile.tags.withLock { $0.append("b") }
    #expect(whole.isStale)
    #expect(part.isStale)
  }

  @Test("What is made of a shared value follows it")
  func read() {
    @Shared(value: [1, 2]) var numbers
    let sum = $numbers.read { $0.reduce(0, +) }
    let text = sum.read { "\($0)" }
    $numbers.withLock { $0.append(3) }
    #expect(sum.wrappedValue == 6)
    #expect(text.wrappedValue == "6")
  }

  @Test("Parts show how keeping the whole goes, and load and save the whole")
  func status() async throws {
    let probe = Probe()
    probe.loading.setValue { $0.resume(throwing: Nope()) }
    probe.saving.setValue { $1.resume(throwing: Nope()) }
    @Shared(.probe(probe)) var number = 1
    let part = $number.magnitude
    #expect(part.loadError is Nope)
    await #expect(throws: Nope.self) { try await part.load() }
    let same = Shared(projectedValue: $number)
    await #expect(throws: Nope.self) { try await same.save() }
    #expect($number.saveError is Nope)
    #expect(part.wrappedValue == 1)
  }

  @Test("An unwrapped reader of an optional reads its value, or the last one")
  func unwrappedReader() throws {
    @Shared(value: Int?.some(1)) var number
    let reader = try #require(SharedReader(SharedReader($number)))
    $number.withLock { $0 = 2 }
    #expect(reader.wrappedValue == 2)
    $number.withLock { $0 = nil }
    #expect(reader.wrappedValue == 2)
    #expect(SharedReader(SharedReader($number)) == nil)
  }

  @Test("The element with an identity is shared as an optional")
  func elementByID() throws {
    @Shared(value: [Row(id: 1), Row(id: 2)] as IdentifiedArrayOf<Row>) var rows
    let row = try #require(Shared($rows[id: 2]))
    row.name.withLock { $0 = "two" }
    #expect(rows[id: 2]?.name == "two")
    #expect(Shared($rows[id: 3]) == nil)
  }

  @Test("The elements of an identified array are shared by their identities")
  func identifiedElements() {
    @Shared(value: [Row(id: 1), Row(id: 2)] as IdentifiedArrayOf<Row>) var rows
    let elements = Array($rows)
    #expect(elements.map(\.id) == [1, 2])
    $rows.withLock { $0.move(fromOffsets: [0], toOffset: 2) }
    elements[0].withLock { $0.name = "one" }
    #expect(rows.map(\.name) == ["", "one"])
  }

  @Test("A change of an element that is gone is dropped, and its last value stays readable")
  func goneElement() {
    @Shared(value: [Row(id: 1, name: "a"), Row(id: 2)] as IdentifiedArrayOf<Row>) var rows
    let first = Array($rows)[0]
    $rows.withLock { $0.remove(id: 1) }
    first.withLock { $0.name = "b" }
    #expect(rows.map(\.id) == [2])
    #expect(first.wrappedValue.name == "a")
  }

  @Test("The elements of an array are shared by their places")
  func elements() {
    @Shared(value: ["a", "b"]) var letters
    let elements = Array($letters)
    elements[1].withLock { $0 = "B" }
    #expect(letters == ["a", "B"])
    $letters.withLock { $0.removeLast() }
    elements[1].withLock { $0 = "C" }
    #expect(letters == ["a"])
    #expect(elements[1].wrappedValue == "B")
  }

  @Test("Shared values are equal when their values are, and have the identities of them")
  func conformances() {
    let one = Shared(value: Row(id: 1))
    let other = Shared(value: Row(id: 1))
    #expect(one == other)
    #expect(one.id == 1)
    #expect(SharedReader(one).id == 1)
    other.withLock { $0.name = "x" }
    #expect(SharedReader(one) != SharedReader(other))
  }

  @Test("A shared value dumps as what it is")
  func dumps() {
    let row = Shared(value: Row(id: 1, name: "a"))
    expectNoDifference(
      String(customDumping: row),
      """
      SharedPartsTests.Row(
        id: 1,
        name: "a"
      )
      """)
  }

  @Test("A shared value describes itself by its key, or by its value if it has none")
  func descriptions() throws {
    #expect("\(Shared(value: "a"))" == #"Shared<String>(value: "a")"#)
    #expect("\(SharedReader(value: "a"))" == #"SharedReader<String>(value: "a")"#)
    @Shared(.inMemory("count")) var count = 1
    #expect("\($count)" == #"Shared<Int>(.inMemory("count"))"#)
    #expect("\(SharedReader($count))" == #"SharedReader<Int>(.inMemory("count"))"#)
    #expect("\($count.read { $0 + 1 })" == #"SharedReader<Int>(.inMemory("count"))"#)
    @Shared(.inMemory("row")) var row = Row?.some(Row(id: 1, name: "a"))
    let content = try #require(Shared($row))
    #expect("\(content)" == #"Shared<Row>(.inMemory("row"))"#)
    #expect("\(content.name)" == #"Shared<String>(.inMemory("row"))"#)
  }

  @Test("A part is one place however one comes to it")
  func places() {
    let profile = Shared(value: Profile())
    #expect(profile.name.reference.id == profile.name.reference.id)
    #expect(profile.name.reference.id != profile.tags.reference.id)
    #expect(profile.name.reference.id != Shared(value: Profile()).name.reference.id)
  }
}

/// A value that counts the writes for which its storage had to be copied.
private struct CopyOnWrite {
  private final class Storage {
    var count = 0
  }

  private(set) var copies = 0
  private var storage = Storage()

  var count: Int { storage.count }

  mutating func increment() {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = Storage()
      copy.count = storage.count
      storage = copy
      copies += 1
    }
    storage.count += 1
  }
}
