import Foundation
import RostrumDependencies
import RostrumFoundation
import RostrumShared
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct SharedReferencesTests {
  private let file = URL(filePath: "/files/number.json")

  private var references: SharedReferences { DependencyValues.current[SharedReferences.self] }

  @Test("A launch that opens thousands of documents does not remember their keys")
  func documents() {
    launch {
      for number in 0..<3000 {
        let file = URL(filePath: "/files/\(number).json")
        @Shared(.fileStorage(file)) var document = number
        #expect(document == number)
      }
      #expect(references.count <= 128)
    }
  }

  @Test("A saved value is released with its last user, and is what it was for the next one")
  func savedValue() throws {
    let storage = FileStorage.inMemory
    try launch(storage) {
      weak var released: AnyObject?
      do {
        @Shared(.fileStorage(file)) var number = 1
        $number.withLock { $0 = 2 }
        released = $number.reference
        #expect(released != nil)
      }
      storage.disk.finish()
      let text = try storage.text(at: file)
      #expect(text == "2")
      #expect(released == nil)
      @Shared(.fileStorage(file)) var number = 1
      #expect(number == 2)
    }
  }

  @Test("A change that could not be saved stays with the launch")
  func unsavedValue() {
    let probe = Probe()
    probe.saving.setValue { _, continuation in continuation.resume(throwing: CancellationError()) }
    launch {
      do {
        @Shared(ProbeKey(probe: probe)) var number = 1
        $number.withLock { $0 = 2 }
      }
      @Shared(ProbeKey(probe: probe)) var number = 1
      #expect(number == 2)
      #expect($number.saveError != nil)
    }
  }

  @Test("A value in memory lasts as long as the launch, whether or not anything uses it")
  func valueInMemory() {
    launch {
      do {
        @Shared(.inMemory("number")) var number = 1
        $number.withLock { $0 = 2 }
      }
      @Shared(.inMemory("number")) var number = 1
      #expect(number == 2)
    }
  }
}
