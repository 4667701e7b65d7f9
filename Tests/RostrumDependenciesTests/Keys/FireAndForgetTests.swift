import RostrumDependencies
import Testing

@Suite struct FireAndForgetTests {
  @Dependency(\.fireAndForget) private var fireAndForget

  @Test func aTestWaitsForTheWork() async {
    let done = LockIsolated(false)
    await fireAndForget {
      await Task.yield()
      done.setValue(true)
    }
    #expect(done.value)
  }

  @Test func theWorkGoesOnWhenTheCallerIsCancelled() async {
    let wasCancelled = LockIsolated<Bool?>(nil)
    await Task { [fireAndForget] in
      withUnsafeCurrentTask { $0?.cancel() }
      await fireAndForget { wasCancelled.setValue(Task.isCancelled) }
    }.value
    #expect(wasCancelled.value == false)
  }

  @Test func aProgramDoesNotWaitForTheWork() async {
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let (ends, ending) = AsyncStream<Void>.makeStream()
    await withDependencies {
      $0.context = .live
    } operation: {
      await fireAndForget {
        for await _ in gate {}
        ending.finish()
      }
    }
    opening.finish()
    for await _ in ends {}
  }

  @Test func theWorkHasTheDependenciesOfWhoeverStartsIt() async {
    let (greetings, greeting) = AsyncStream<String>.makeStream()
    await withDependencies {
      $0.context = .live
      $0.greeter.greet = { "inherited" }
    } operation: {
      await fireAndForget {
        greeting.yield(DependencyValues.current.greeter.greet())
        greeting.finish()
      }
    }
    #expect(await greetings.first { _ in true } == "inherited")
  }

  @Test func workThatFailsIsAnIssue() async {
    await expectIssue(startsWith: "Work started with 'fireAndForget' failed: Refusal()") {
      await fireAndForget { throw Refusal() }
    }
  }

  @Test func workThatIsCancelledIsNoIssue() async {
    await fireAndForget { throw CancellationError() }
  }

  @Test func aTestCanSayHowWorkIsStarted() async {
    let started = LockIsolated<[String]>([])
    await withDependencies {
      $0.fireAndForget = FireAndForget { name, priority, work in
        started.withValue { $0.append("\(name ?? "none") \(priority == .low)") }
        try? await work()
      }
    } operation: {
      await fireAndForget(name: "upload", priority: .low) {
        started.withValue { $0.append("work") }
      }
    }
    #expect(started.value == ["upload true", "work"])
  }
}
