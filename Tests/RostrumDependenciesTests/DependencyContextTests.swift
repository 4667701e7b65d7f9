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

  @Test(arguments: [DependencyContext.live, .preview, .test])
  func theEnvironmentCanSetTheContextOfAProcess(context: DependencyContext) {
    let environment = ["SWIFT_DEPENDENCIES_CONTEXT": "\(context)"]
    #expect(DependencyContext(environment: environment, isTesting: true) == context)
    #expect(DependencyContext(environment: environment, isTesting: false) == context)
  }

  @Test func aContextThatDoesNotExistIsAnIssue() {
    expectIssue(
      """
      The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' is 'Test', which is not a context.

      • Set it to 'live', 'preview' or 'test', or unset it to detect the context.
      """
    ) {
      let context = DependencyContext(
        environment: ["SWIFT_DEPENDENCIES_CONTEXT": "Test"], isTesting: false)
      #expect(context == .live)
    }
  }

  @Test func aProcessShowsItsContext() {
    let preview = ["XCODE_RUNNING_FOR_PREVIEWS": "1"]
    #expect(DependencyContext(environment: [:], isTesting: true) == .test)
    #expect(DependencyContext(environment: preview, isTesting: false) == .preview)
    #expect(DependencyContext(environment: [:], isTesting: false) == .live)
  }
}
