import Testing

// NB: Tests `DevMachine`, which is internal.
@testable import RostrumTool

struct DevMachineTests {
  @Test func aProgramIsBuiltAndStarted() {
    var machine = DevMachine()
    #expect(machine.handle(.started) == [.show(.building), .build])
    #expect(machine.handle(.built(.unchanged)) == [.show(.succeeded), .start])
  }

  @Test func aNewProgramTakesThePlaceOfTheFormerOneOnceThatHasEnded() {
    var machine = running()
    #expect(machine.handle(.sourcesChanged) == [.show(.building), .build])
    #expect(machine.handle(.built(.succeeded)) == [.show(.succeeded), .stop])
    #expect(machine.handle(.ended("exited(0)")) == [.start])
  }

  @Test func aProgramThatIsNotNewRunsOn() {
    var machine = running()
    _ = machine.handle(.sourcesChanged)
    #expect(machine.handle(.built(.unchanged)) == [.show(.succeeded)])
  }

  @Test func aBuildThatFailsIsShownByTheFormerProgram() {
    var machine = running()
    _ = machine.handle(.sourcesChanged)
    let errors = ["Sources/App.swift:1:1: error: expected expression"]
    #expect(machine.handle(.built(.failed(errors))) == [.show(.failed(errors))])
    #expect(machine.handle(.sourcesChanged) == [.show(.building), .build])
    #expect(machine.handle(.built(.succeeded)) == [.show(.succeeded), .stop])
  }

  @Test func changesDuringABuildAreBuiltOnceMore() {
    var machine = running()
    _ = machine.handle(.sourcesChanged)
    #expect(machine.handle(.sourcesChanged).isEmpty)
    #expect(machine.handle(.sourcesChanged).isEmpty)
    #expect(machine.handle(.built(.failed(["error: old"]))) == [.show(.building), .build])
    #expect(machine.handle(.built(.succeeded)) == [.show(.succeeded), .stop])
  }

  @Test func aBuildWhileTheFormerProgramEndsStartsOneProgram() {
    var machine = running()
    _ = machine.handle(.sourcesChanged)
    _ = machine.handle(.built(.succeeded))
    _ = machine.handle(.sourcesChanged)
    #expect(machine.handle(.built(.succeeded)) == [.show(.succeeded)])
    #expect(machine.handle(.ended("exited(0)")) == [.start])
  }

  @Test func aProgramThatEndsByItselfIsStartedAfterTheNextChange() {
    var machine = running()
    #expect(
      machine.handle(.ended("signaled(5)"))
        == [.print("The app has ended (signaled(5)). It starts again after the next change.")])
    _ = machine.handle(.sourcesChanged)
    #expect(machine.handle(.built(.unchanged)) == [.show(.succeeded), .start])
  }

  private func running() -> DevMachine {
    var machine = DevMachine()
    _ = machine.handle(.started)
    _ = machine.handle(.built(.succeeded))
    return machine
  }
}
