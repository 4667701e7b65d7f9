import RostrumDependencies
import XCTest

final class DependencyXCTests: XCTestCase {
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
final class MainActorXCTests: XCTestCase {
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
