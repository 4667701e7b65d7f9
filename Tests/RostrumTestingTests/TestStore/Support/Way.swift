import RostrumCore
import RostrumDependencies

/// A way in which an effect gets something done that needs no time.
enum Way: CaseIterable {
  case straight, yields, actor, mainActor, mainActorYields, children, asyncLet, stream, clock
  case retry, chain

  /// Sends a 2 after some work, or several; a 3 ends the chain.
  func effect(for action: Int) -> Effect<Int> {
    switch (self, action) {
    case (.chain, 1..<200): .run { await $0(action + 1) }
    case (.stream, 1): Self.conversation
    case (_, 1):
      .run { send in
        await work()
        await send(2)
      }
    default: .none
    }
  }

  /// The last number that comes.
  var last: Int { self == .chain ? 200 : 2 }

  private func work() async {
    switch self {
    case .straight, .stream, .chain: break
    case .yields: for _ in 1...100 { await Task.yield() }
    case .actor:
      let sum = Sum()
      for number in 1...100 { await sum.add(number) }
    case .mainActor: for _ in 1...100 { await MainActor.run {} }
    case .mainActorYields: await Self.yieldOnMainActor()
    case .children:
      await withTaskGroup { group in
        for _ in 1...20 { group.addTask { await Task.yield() } }
      }
    case .asyncLet:
      async let one = Sum().add(1)
      async let two = Sum().add(2)
      _ = await (one, two)
    case .clock: try? await ImmediateClock().sleep(for: .seconds(60))
    case .retry:
      for attempt in 1... {
        do { return try await Self.fail(until: 50, attempt: attempt) } catch { await Task.yield() }
      }
    }
  }

  /// One effect that speaks to another.
  private static var conversation: Effect<Int> {
    let (words, speaker) = AsyncStream.makeStream(of: Int.self)
    return .merge(
      .run { send in
        var sum = 0
        for await word in words { sum += word }
        await send(sum == 5_050 ? 2 : -1)
      },
      .run { _ in
        for number in 1...100 {
          speaker.yield(number)
          await Task.yield()
        }
        speaker.finish()
      })
  }

  @MainActor
  private static func yieldOnMainActor() async {
    for _ in 1...100 { await Task.yield() }
  }

  private static func fail(until limit: Int, attempt: Int) async throws {
    if attempt < limit { throw CancellationError() }
  }
}

/// An actor of its own.
actor Sum {
  private var value = 0

  @discardableResult
  func add(_ number: Int) -> Int {
    value += number
    return value
  }
}
