import RostrumDependencies
import Testing

@Suite struct DependencyContextTests {
  @Test func aTestSeesTestValues() {
    @Dependency(\.greeter) var greeter
    @Dependency(\.context) var context
    #expect(greeter.greet() == "test")
    #expect(context == .test)
  }

  @Test(arguments: [
    (DependencyContext.live, "live"), (.preview, "preview"), (.test, "test"),
  ])
  func theContextChoosesTheDefault(context: DependencyContext, greeting: String) {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.greeter) var greeter
      #expect(greeter.greet() == greeting)
    }
  }

  @Test func aContainerCanSetTheContext() {
    withDependencies {
      $0.container = DependencyContainer(context: .live)
    } operation: {
      @Dependency(\.greeter) var greeter
      #expect(greeter.greet() == "live")
    }
  }

  @Test func anOverriddenContextWinsOverTheContainers() {
    withDependencies {
      $0.container = DependencyContainer(context: .live)
      $0.context = .preview
    } operation: {
      @Dependency(\.greeter) var greeter
      #expect(greeter.greet() == "preview")
    }
  }

  @Test func anOverrideHoldsInEveryContext() {
    withDependencies {
      $0.context = .live
      $0.greeter.greet = { "override" }
    } operation: {
      @Dependency(\.greeter) var greeter
      #expect(greeter.greet() == "override")
    }
  }
}
