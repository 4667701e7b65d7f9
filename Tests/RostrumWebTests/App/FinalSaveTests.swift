import Dispatch
import RostrumDependencies
import Testing

@testable import RostrumWeb

@Suite struct FinalSaveTests {
  @Test("What can be saved is saved before the process is ended")
  func saves() {
    let isSaved = LockIsolated(false)
    FinalSave(within: .seconds(60)) { isSaved.setValue(true) }()
    #expect(isSaved.value)
  }

  @Test("A save that is stuck does not keep the process")
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
