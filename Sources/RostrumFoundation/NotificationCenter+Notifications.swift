// What Foundation has on Apple's systems.
#if !canImport(Darwin)
  public import Foundation
  import RostrumDependencies

  extension NotificationCenter {
    /// The notifications of a name, as they are posted.
    ///
    /// ```swift
    /// for await _ in NotificationCenter.default.notifications(named: .NSSystemClockDidChange) {
    ///   await send(.clockChanged)
    /// }
    /// ```
    ///
    /// Notifications count from the call on, not from the first wait; what nobody has waited for is
    /// kept. A loop ends when its task is cancelled.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: Who must post them; `nil` for anybody.
    /// - Returns: The notifications.
    public func notifications(
      named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
      Notifications(self, name, object)
    }

    /// The notifications of a name, as they are posted.
    ///
    /// One loop takes them: two loops over the same value share them.
    public final class Notifications: AsyncSequence, Sendable {
      private let center: NotificationCenter
      private let observer: UncheckedObserver
      private let stream: AsyncStream<Posted>

      init(_ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject)?) {
        let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
        self.center = center
        self.stream = stream
        let launch = DependencyValues.current.container
        observer = UncheckedObserver(
          center.addObserver(forName: name, object: object, queue: nil) {
            guard LaunchNotification.isDelivered($0, to: launch) else { return }
            continuation.yield(Posted(notification: $0))
          })
      }

      deinit {
        center.removeObserver(observer.token)
      }

      /// Begins to wait.
      public func makeAsyncIterator() -> Iterator {
        Iterator(sequence: self, base: stream.makeAsyncIterator())
      }
    }
  }

  extension NotificationCenter.Notifications {
    /// Waits for one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      // The observer lasts as long as somebody waits.
      let sequence: NotificationCenter.Notifications
      var base: AsyncStream<Posted>.Iterator

      /// Waits for the next notification.
      ///
      /// - Parameter actor: Where the caller runs.
      /// - Returns: The notification; `nil` when the task is cancelled.
      public mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }

    /// NB: A notification's `userInfo` is `Any`, so it is not `Sendable`; whoever posts one to other
    /// threads answers for what is in it, as with observers that are blocks.
    struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    /// NB: The token is given back to the centre and not used otherwise.
    struct UncheckedObserver: @unchecked Sendable {
      let token: any NSObjectProtocol
      init(_ token: any NSObjectProtocol) { self.token = token }
    }
  }
#endif
