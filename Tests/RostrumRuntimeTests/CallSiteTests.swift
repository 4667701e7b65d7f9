import RostrumRuntime
import Testing

@Suite struct CallSiteTests {
  private func find(at location: CallSite = #callSite) -> CallSite { location }

  private func helper(at location: CallSite = #callSite) -> CallSite { find(at: location) }

  @Test("A default argument names the line of the call")
  func call() {
    let line: UInt = #line + 1
    let location = find()
    #expect("\(location.fileID)" == "\(#fileID as StaticString)")
    #expect("\(location.filePath)" == "\(#filePath as StaticString)")
    #expect(location.line == line)
    #expect(location.column == 24)
    #expect(location.description == "RostrumRuntimeTests/CallSiteTests.swift:\(line)")
  }

  @Test("A helper that passes its call site on names the line that called the helper")
  func helperCall() {
    let line: UInt = #line + 1
    let location = helper()
    #expect(location.line == line)
  }
}
