import RostrumDependencies
import Testing

@Suite struct DependencyTests {
  struct Feature {
    @Dependency(\.greeter) var greeter
    @Dependency(Greeter.self) var greeterByKey
  }

  @Test func aFeatureKeepsTheOverridesItWasMadeWith() {
    let feature = withDependencies {
      $0.greeter.greet = { "made with" }
    } operation: {
      Feature()
    }
    #expect(feature.greeter.greet() == "made with")
    #expect(feature.greeterByKey.greet() == "made with")
  }

  @Test func anOverrideAtUseWinsOverTheOneAtInit() {
    let feature = withDependencies {
      $0.greeter.greet = { "made with" }
    } operation: {
      Feature()
    }
    withDependencies {
      $0.greeter.greet = { "used with" }
    } operation: {
      #expect(feature.greeter.greet() == "used with")
    }
    #expect(feature.greeter.greet() == "made with")
  }

  @Test func anOverrideOfSomethingElseAtUseLeavesTheCapturedOne() {
    let feature = withDependencies {
      $0.greeter.greet = { "made with" }
    } operation: {
      Feature()
    }
    withDependencies {
      $0.printer = Printer(name: "other")
    } operation: {
      #expect(feature.greeter.greet() == "made with")
    }
  }

  @Test func aFeatureMadeByAFeatureInheritsItsOverrides() {
    struct Parent {
      @Dependency(\.greeter) var greeter
      func makeChild() -> Feature {
        withDependencies { _ in
        } operation: {
          Feature()
        }
      }
    }
    let child = withDependencies {
      $0.greeter.greet = { "parent's" }
    } operation: {
      Parent().makeChild()
    }
    #expect(child.greeter.greet() == "parent's")
  }

  @Test func nestedOverridesAddUp() {
    withDependencies {
      $0.greeter.greet = { "outer" }
      $0.printer = Printer(name: "outer")
    } operation: {
      withDependencies {
        $0.greeter.greet = { "inner" }
      } operation: {
        #expect(DependencyValues.current.greeter.greet() == "inner")
        #expect(DependencyValues.current.printer.name == "outer")
      }
      #expect(DependencyValues.current.greeter.greet() == "outer")
    }
  }

  @Test func anUpdateMayReadWhatItChanges() {
    withDependencies {
      $0.greeter.greet = { "first" }
    } operation: {
      withDependencies {
        let old = $0.greeter
        $0.greeter.greet = { "\(old.greet()), second" }
      } operation: {
        #expect(DependencyValues.current.greeter.greet() == "first, second")
      }
    }
  }

  @Test func childTasksInheritOverrides() async {
    let greeting = await withDependencies {
      $0.greeter.greet = { "inherited" }
    } operation: {
      await Task { DependencyValues.current.greeter.greet() }.value
    }
    #expect(greeting == "inherited")
  }

  @Test func anAsyncUpdateHoldsForAnAsyncOperation() async {
    let greeting = await withDependencies {
      await Task.yield()
      $0.greeter.greet = { "later" }
    } operation: {
      await Task.yield()
      return DependencyValues.current.greeter.greet()
    }
    #expect(greeting == "later")
  }

  @Test func errorsOfAnOperationComeOut() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.greeter.greet = { "" }
      } operation: {
        throw Failure()
      }
    }
  }

  @Test func escapedWorkTakesItsDependenciesAlong() {
    let callback = LockIsolated<(@Sendable () -> String)?>(nil)
    withDependencies {
      $0.greeter.greet = { "escaped" }
    } operation: {
      withEscapedDependencies { dependencies in
        callback.setValue { dependencies.yield { DependencyValues.current.greeter.greet() } }
      }
    }
    #expect(DependencyValues.current.greeter.greet() == "test")
    #expect(callback.value?() == "escaped")
  }

  @Test func escapedAsyncWorkTakesItsDependenciesAlong() async {
    let task = await withDependencies {
      $0.greeter.greet = { "escaped" }
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.yield()
        return Task.detached {
          await dependencies.yield {
            await Task.yield()
            return DependencyValues.current.greeter.greet()
          }
        }
      }
    }
    #expect(await task.value == "escaped")
  }
}
