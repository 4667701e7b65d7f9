import Dispatch
import RostrumDependencies
import Testing

// NB: Tests `FinalSave`, which is internal.
@testable import RostrumWeb

@Suite struct FinalSaveTests {
  @Test("Pending changes are saved before the process ends")
  func saves() {
    let isSaved = LockIsolated(false)
    FinalSave(within: .seconds(60)) { isSaved.setValue(true) }()
    #expect(isSaved.value)
  }

  @Test("A stuck save doesn't keep the process alive")
  func stuck() {
    let release = DispatchSemaphore(value: 0)
    let hasEnded = LockIsolated(false)
    FinalSave(within: .milliseconds(1)) {
      release.wait()
      hasEnded.setValue(true)
    }()
    #expect(!hasEnded.value)
    release.signal()
  }
}
