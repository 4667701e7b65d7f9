import Foundation
import RostrumDependencies
import RostrumShared
import Testing

@MainActor
@Suite struct SharedContinuationTests {
  @Test("A load continuation that is let go of is reported, and loading ends with an error")
  func loadLeaks() {
    let probe = Probe()
    probe.loading.setValue { _ in }
    let found = issues {
      @Shared(.probe(probe)) var number = 1
      #expect(!$number.isLoading)
      #expect($number.loadError as? SharedKeyLetGo == .init(key: ".probe(probe)", task: "load"))
      _ = number
    }
    #expect(
      found == [
        """
        ".probe(probe)" released its load continuation without resuming it.

        The load fails with an error. Resume the continuation exactly once, including when no value \
        is found and when the work is cancelled.
        """
      ])
  }

  @Test("A load ends even if its key forgets it")
  func loadByHandLeaks() async {
    let probe = Probe()
    @Shared(.probe(probe)) var number = 1
    probe.loading.setValue { _ in }
    let found = await issues {
      await #expect(throws: SharedKeyLetGo.self) { try await $number.load() }
    }
    #expect(found.count == 1)
    _ = number
  }

  @Test("A save continuation that is let go of is reported, and saving ends with an error")
  func saveLeaks() async {
    let probe = Probe()
    @Shared(.probe(probe)) var number = 1
    probe.saving.setValue { _, _ in }
    let found = await issues {
      await #expect(throws: SharedKeyLetGo.self) { try await $number.save() }
    }
    #expect(
      found.first?.hasPrefix("\".probe(probe)\" released its save continuation") == true)
    #expect($number.saveError?.localizedDescription.contains("did not say") == true)
    _ = number
  }

  @Test("A continuation that is resumed twice is reported, and the first result counts")
  func loadTwice() {
    let probe = Probe()
    probe.loading.setValue {
      $0.resume(returning: 1)
      $0.resume(returning: 2)
    }
    let found = issues {
      @Shared(.probe(probe)) var number = 0
      #expect(number == 1)
    }
    #expect(
      found == [
        """
        ".probe(probe)" resumed its load continuation more than once.

        The first result was used, and this one is dropped. To report later values, a key uses the \
        subscriber passed to "subscribe".
        """
      ])
  }

  @Test("A continuation that is resumed twice is reported where the key resumes it")
  func placeOfSecondResult() {
    let probe = Probe()
    let line = #line + 3
    probe.loading.setValue {
      $0.resume(returning: 1)
      $0.resume(returning: 2)
    }
    let places = placesOfIssues {
      @Shared(.probe(probe)) var number = 0
      #expect(number == 1)
    }
    #expect(places == ["RostrumSharedTests/SharedContinuationTests.swift:\(line)"])
  }

  @Test("A save that is said to be done twice is reported")
  func saveTwice() {
    let found = issues {
      let continuation = SaveContinuation { _ in }
      continuation.resume()
      continuation.resume(throwing: Nope())
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\"a shared key\" resumed its save continuation") == true)
  }

  @Test("Each way to resume a load gives its result")
  func loadResults() throws {
    func result(of resume: (LoadContinuation<Int>) -> Void) throws -> Int? {
      let result = LockIsolated<Result<Int?, any Error>>(.success(-1))
      resume(LoadContinuation { result.setValue($0) })
      return try result.value.get()
    }
    let found = try [
      result { $0.resume(returning: 1) },
      result { $0.resumeReturningInitialValue() },
      result { $0.resume(with: .success(2)) },
    ]
    #expect(found == [1, nil, 2])
    #expect(throws: Nope.self) { _ = try result { $0.resume(throwing: Nope()) } }
  }

  @Test("Each way to resume a save gives its result")
  func saveResults() {
    func isSaved(_ resume: (SaveContinuation) -> Void) -> Bool {
      let isSaved = LockIsolated(false)
      resume(
        SaveContinuation { result in
          if case .success = result { isSaved.setValue(true) }
        })
      return isSaved.value
    }
    #expect(isSaved { $0.resume() })
    #expect(isSaved { $0.resume(with: .success(())) })
    #expect(!isSaved { $0.resume(throwing: Nope()) })
  }
}
