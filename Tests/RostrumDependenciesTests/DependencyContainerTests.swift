import RostrumDependencies
import Testing

@Suite struct DependencyContainerTests {
  private func connection(
    in container: DependencyContainer, context: DependencyContext? = nil
  ) -> Connection {
    withDependencies {
      $0.container = container
      if let context { $0.context = context }
    } operation: {
      DependencyValues.current.connection
    }
  }

  @Test func aLaunchMakesEachLiveValueOnce() {
    let container = DependencyContainer(context: .live)
    #expect(connection(in: container) === connection(in: container))
  }

  @Test func twoLaunchesNeverShareALiveValue() {
    let first = DependencyContainer(context: .live)
    let second = DependencyContainer(context: .live)
    #expect(connection(in: first) !== connection(in: second))
  }

  @Test func theContextsOfALaunchHaveDefaultsOfTheirOwn() {
    let container = DependencyContainer()
    #expect(
      connection(in: container, context: .live) !== connection(in: container, context: .test))
  }

  @Test func aTestHasAContainerOfItsOwn() {
    let values = DependencyValues.current
    #expect(values.container === DependencyValues.current.container)
    #expect(values.connection === DependencyValues.current.connection)
    Self.containers.withValue { $0.append(values.container) }
    #expect(Self.containers.value.count { $0 === values.container } == 1)
  }

  @Test func anotherTestHasAnotherContainer() {
    let container = DependencyValues.current.container
    Self.containers.withValue { $0.append(container) }
    #expect(Self.containers.value.count { $0 === container } == 1)
  }

  /// The containers that the two tests above found.
  private static let containers = LockIsolated<[DependencyContainer]>([])

  @Test func aLiveValueGoesWithItsLaunch() {
    weak var connection: Connection?
    do {
      let container = DependencyContainer(context: .live)
      connection = self.connection(in: container)
      #expect(connection != nil)
    }
    #expect(connection == nil)
  }

  @Test func aFeatureStaysInTheLaunchItWasMadeIn() {
    struct Feature {
      @Dependency(\.connection) var connection
    }
    let container = DependencyContainer(context: .live)
    let feature = withDependencies {
      $0.container = container
    } operation: {
      Feature()
    }
    #expect(feature.connection === connection(in: container))
    #expect(feature.connection !== DependencyValues.current.connection)
  }

  @Test func aDefaultDoesNotRememberTheOverridesOfItsFirstReader() {
    let container = DependencyContainer(context: .live)
    let early = withDependencies {
      $0.container = container
      $0.greeter.greet = { "override" }
    } operation: {
      DependencyValues.current[Host.self]
    }
    #expect(early.welcome() == "Welcome, live")
  }

  @Test func aDefaultSeesOverridesThatAreInForceWhenItIsUsed() {
    withDependencies {
      $0.greeter.greet = { "dear guest" }
    } operation: {
      #expect(DependencyValues.current[Host.self].welcome() == "Welcome, dear guest")
    }
  }

  @Test func manyTasksGetOneLiveValue() async {
    let container = DependencyContainer(context: .live)
    let connections = await withTaskGroup(of: Connection.self) { group in
      for _ in 0..<50 { group.addTask { connection(in: container) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(connections.allSatisfy { $0 === connections[0] })
  }
}
