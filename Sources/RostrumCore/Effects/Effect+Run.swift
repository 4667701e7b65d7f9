import RostrumDependencies
import RostrumRuntime

extension Effect {
  /// Runs an asynchronous operation that can send actions back to the store.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) {
  ///     await send(.timerTicked)
  ///   }
  /// }
  /// ```
  ///
  /// The operation runs on no particular actor. Cancellation is cooperative, as for every task, and
  /// an operation that is cancelled before it starts never runs. A `CancellationError` ends it
  /// silently. Any other error that `handler` doesn't receive is reported as an issue at the
  /// effect's call site.
  ///
  /// - Parameters:
  ///   - priority: The operation's priority, or `nil` to inherit the sender's.
  ///   - name: A name for debuggers and instrumentation.
  ///   - operation: The operation to run.
  ///   - handler: Receives an error that the operation throws.
  ///   - fileID: The effect's file, to name in reported issues.
  ///   - filePath: The path of the effect's file.
  ///   - line: The effect's line.
  ///   - column: The effect's column.
  /// - Returns: The effect.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    run(
      priority: priority, name: name, operation: operation, catch: handler,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs an asynchronous operation on behalf of a call site.
  package static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    at location: CallSite
  ) -> Self {
    Self(
      operation: .run(
        EffectWork(
          priority: priority, name: name, dependencies: .current, location: location
        ) { send in
          do {
            try await operation(send)
          } catch is CancellationError {
          } catch {
            guard let handler else {
              EffectIssue.unhandledError(error, location).report()
              return
            }
            await handler(error, send)
          }
        }))
  }
}

/// An asynchronous operation, with everything it needs to start.
final class EffectWork<Action>: Sendable {
  let priority: TaskPriority?
  let name: String?
  let dependencies: DependencyValues
  let location: CallSite
  /// Begins the work when the effect starts, in place of a task that runs the operation.
  let subscribe: EffectSubscription<Action>?
  let operation: @Sendable (Send<Action>) async -> Void

  init(
    priority: TaskPriority?,
    name: String?,
    dependencies: DependencyValues,
    location: CallSite,
    subscribe: EffectSubscription<Action>? = nil,
    operation: @escaping @Sendable (Send<Action>) async -> Void
  ) {
    self.priority = priority
    self.name = name
    self.dependencies = dependencies
    self.location = location
    self.subscribe = subscribe
    self.operation = operation
  }
}
