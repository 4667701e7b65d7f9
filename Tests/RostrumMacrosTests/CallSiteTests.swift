import Testing

@Suite struct CallSiteTests {
  @Test("A call site expands to the location that the compiler knows")
  func expansion() {
    expectExpansion(
      of: "func find(at location: CallSite = #callSite) {}",
      by: ["callSite": CallSiteMacro.self],
      is: """
        func find(at location: CallSite = RostrumRuntime.CallSite(
          fileID: #fileID, filePath: #filePath, line: #line, column: #column)) {}
        """
    )
  }
}
