import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Scopes of the return key", .viewsEnd) struct SubmitScopeTests {
  @Test("The actions of ancestors run unless a scope blocks them")
  func blocking() async {
    let log = Log()
    let host = TestHost {
      VStack {
        TextField("open", text: .constant("")).onSubmit { log("open") }
        TextField("closed", text: .constant("")).onSubmit { log("closed") }.submitScope()
        TextField("passing", text: .constant("")).submitScope(false)
      }
      .onSubmit { log("all") }
    }
    await host.textField("open").submit()
    #expect(log.take() == ["open", "all"])
    await host.textField("closed").submit()
    #expect(log.take() == ["closed"])
    await host.textField("passing").submit()
    #expect(log.take() == ["all"])
  }
}
