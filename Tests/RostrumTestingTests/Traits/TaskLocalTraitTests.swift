import RostrumDependencies
import RostrumTesting
import Testing

private enum Log {
  static let level = TaskLocal(wrappedValue: 0)
}

@Suite(.taskLocal(Log.level, 1))
struct TaskLocalTraitTests {
  @Test func aTestOfASuiteHasTheSuitesValue() {
    #expect(Log.level.get() == 1)
  }

  @Test(.taskLocal(Log.level, 2))
  func aTraitOfATestWinsOverTheSuites() {
    #expect(Log.level.get() == 2)
  }

  @Test(Log.level.set(3))
  func aTaskLocalMakesItsOwnTrait() {
    #expect(Log.level.get() == 3)
  }

  @Test func workOfATestHasTheValueToo() async {
    #expect(await Task { Log.level.get() }.value == 1)
  }

  @Test(.taskLocal(DependencyValues.$current, .live))
  func aTaskLocalOfAnotherModuleIsNamedByItsProjection() {
    #expect(DependencyValues.current.context == .live)
  }
}
