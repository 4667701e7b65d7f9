import RostrumDependencies
import XCTest

/// Each test gets a container of its own, as XCTest says of no test who it is.
class IsolatedTestCase: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.container = DependencyContainer()
    } operation: {
      super.invokeTest()
    }
  }
}

final class DependencyXCTests: IsolatedTestCase {
  @Dependency(\.greeter) private var greeter

  func testATestSeesTestValues() {
    XCTAssertEqual(greeter.greet(), "test")
    XCTAssertEqual(DependencyValues.current.context, .test)
  }

  func testATestHasAContainerOfItsOwn() {
    XCTAssertTrue(Self.isNew(DependencyValues.current.container))
    XCTAssertFalse(Self.isNew(DependencyValues.current.container))
  }

  func testAnAsynchronousTestHasOneToo() async {
    XCTAssertTrue(Self.isNew(DependencyValues.current.container))
    await Task.yield()
    XCTAssertFalse(Self.isNew(DependencyValues.current.container))
  }

  private static let containers = LockIsolated<[DependencyContainer]>([])

  private static func isNew(_ container: DependencyContainer) -> Bool {
    containers.withValue { containers in
      defer { containers.append(container) }
      return !containers.contains { $0 === container }
    }
  }
}

@MainActor
final class MainActorXCTests: IsolatedTestCase {
  func testATestOnTheMainActorIsAsynchronous() async {
    MainActor.assertIsolated()
    await withDependencies {
      $0.greeter.greet = { "main" }
    } operation: {
      await Task.yield()
      MainActor.assertIsolated()
      XCTAssertEqual(DependencyValues.current.greeter.greet(), "main")
    }
  }
}
