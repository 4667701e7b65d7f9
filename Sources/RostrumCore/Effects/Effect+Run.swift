import RostrumDependencies
import RostrumRuntime

extension Effect {
  /// Does asynchronous work that can send actions back.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) {
  ///     await send(.timerTicked)
  ///   }
  /// }
  /// ```
  ///
  /// The work runs on no particular actor. It is cancelled as every task is, and never begins if it
  /// is cancelled first. A `CancellationError` ends it silently; any other error that nobody
  /// catches is reported as an issue at the place of the effect.
  ///
  /// - Parameters:
  ///   - priority: The priority of the work; `nil` for that of the sender.
  ///   - name: A name for debuggers.
  ///   - operation: The work.
  ///   - handler: Takes an error that the work throws.
  ///   - fileID: Where the effect is made; issues name it.
  ///   - filePath: Where the effect is made.
  ///   - line: Where the effect is made.
  ///   - column: Where the effect is made.
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

  /// Does asynchronous work for a call site.
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

/// Asynchronous work, with all that it needs to start.
final class EffectWork<Action>: Sendable {
  let priority: TaskPriority?
  let name: String?
  let dependencies: DependencyValues
  let location: CallSite
  let operation: @Sendable (Send<Action>) async -> Void

  init(
    priority: TaskPriority?,
    name: String?,
    dependencies: DependencyValues,
    location: CallSite,
    operation: @escaping @Sendable (Send<Action>) async -> Void
  ) {
    self.priority = priority
    self.name = name
    self.dependencies = dependencies
    self.location = location
    self.operation = operation
  }
}
