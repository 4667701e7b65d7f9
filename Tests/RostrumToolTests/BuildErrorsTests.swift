import Testing

// NB: Tests `BuildErrors`, which is internal.
@testable import RostrumTool

struct BuildErrorsTests {
  @Test func errorsAreFoundOnceEachWithoutTheFolder() {
    var errors = BuildErrors(in: "/home/ada/app/")
    for line in [
      "[3/9] Compiling App Counter.swift",
      "/home/ada/app/Sources/App/Counter.swift:8:5: error: cannot find 'cont' in scope",
      "6 |   var body: some View {", "  |     `- error: cannot find 'cont' in scope",
      "/home/ada/app/Sources/App/Counter.swift:9:5: warning: unused",
      "/home/ada/app/Sources/App/Counter.swift:8:5: error: cannot find 'cont' in scope",
      "error: fatalError",
    ] {
      errors.read(line)
    }
    #expect(
      errors.lines == ["Sources/App/Counter.swift:8:5: error: cannot find 'cont' in scope"])
  }

  @Test func withoutErrorsInSourcesThereIsWhatTheBuildSays() {
    var errors = BuildErrors(in: "/")
    errors.read("error: no product named 'Shop'")
    errors.read("error: emit-module command failed")
    #expect(
      errors.lines == ["error: no product named 'Shop'", "error: emit-module command failed"])
  }

  @Test func theNumberOfErrorsIsBounded() {
    var errors = BuildErrors(in: "/")
    for number in 0..<100 { errors.read("/a.swift:\(number):1: error: wrong") }
    #expect(errors.lines.count == BuildErrors.limit)
  }
}
