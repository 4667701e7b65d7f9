import RostrumRuntime

/// Runs a part of an effect's operation with an identifier by which it can be cancelled.
///
/// ```swift
/// return .run { send in
///   await send(.started)
///   try await withTaskCancellation(id: CancelID.download) {
///     try await download()
///   }
///   await send(.finished)
/// }
/// ```
///
/// The identifier belongs to the feature that returned the effect, as those of
/// ``Effect/cancellable(id:cancelInFlight:)`` do. Cancelling it cancels `operation`, but not the
/// rest of the effect.
///
/// - Parameters:
///   - id: The identifier of the part.
///   - cancelInFlight: Whether to cancel work in flight with the same identifier first.
///   - isolation: The caller's actor.
///   - location: The call site to name in reported issues.
///   - operation: The operation to run.
/// - Returns: The result of `operation`.
/// - Throws: The error that `operation` throws.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  at location: CallSite = #callSite,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  guard let context = EffectContext.current else {
    EffectIssue.outsideOfEffect("withTaskCancellation", location).report()
    return try await operation()
  }
  let part = await CancellablePart(id: id, in: context.namespace, cancelInFlight: cancelInFlight)
  let result = await part.run { () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels work in flight with an identifier, in the running effect's feature and its children.
  ///
  /// The work is cancelled before any action that the effect sends afterwards is processed.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in stops { Task.cancel(id: CancelID.download) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the work to cancel.
  ///   - location: The call site to name in reported issues.
  public static func cancel(
    id: some Hashable & Sendable,
    at location: CallSite = #callSite
  ) {
    guard let context = EffectContext.current else {
      EffectIssue.outsideOfEffect("Task.cancel", location).report()
      return
    }
    MainQueue.perform { context.namespace.cancel(name: AnyHashable(id)) }
  }
}

/// A part of an effect's operation with an identifier of its own.
@MainActor
private final class CancellablePart {
  private let name: EffectName
  private let part: RunningEffect
  private var isOver = false
  private var watcher: CheckedContinuation<Void, Never>?

  init(id: some Hashable & Sendable, in namespace: EffectScope, cancelInFlight: Bool) {
    let id = AnyHashable(id)
    if cancelInFlight { namespace.cancel(name: id) }
    name = EffectName(id, in: namespace)
    namespace.insert(name)
    part = RunningEffect(
      location: CallSite(fileID: "", filePath: "", line: 0, column: 0), owners: [name])
  }

  /// Runs the operation as a child of the current task, and cancels it when the identifier is
  /// cancelled.
  nonisolated func run<R: Sendable>(
    _ work: @escaping @Sendable () async -> R
  ) async -> R {
    await withTaskGroup(of: R?.self) { group in
      group.addTask { await work() }
      group.addTask {
        await self.cancellation()
        return nil
      }
      while let result = await group.next() {
        guard let result else {
          group.cancelAll()
          continue
        }
        await self.end()
        return result
      }
      preconditionFailure("A cancellable part must end with a result.")
    }
  }

  /// Waits until the identifier is cancelled, or the operation has ended.
  private func cancellation() async {
    part.onCancel = { [weak self] in self?.stopWatching() }
    guard !isOver, !name.isCancelled else { return }
    await withCheckedContinuation { watcher = $0 }
  }

  private func stopWatching() {
    isOver = true
    watcher?.resume()
    watcher = nil
  }

  private func end() {
    stopWatching()
    part.end()
  }
}
