// A part of Foundation that is missing on Linux.
#if !canImport(Darwin)
  public import Foundation
  import RostrumDependencies

  extension NotificationCenter {
    /// The notifications with a name, as they are posted.
    ///
    /// ```swift
    /// for await _ in NotificationCenter.default.notifications(named: .NSSystemClockDidChange) {
    ///   await send(.clockChanged)
    /// }
    /// ```
    ///
    /// Notifications are buffered from the call on, even before the first iteration. A loop ends
    /// when its task is cancelled.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them, or `nil` for any.
    /// - Returns: An asynchronous sequence of notifications.
    public func notifications(
      named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
      Notifications(self, name, object)
    }

    /// The notifications with a name, as they are posted.
    ///
    /// It supports a single consumer: concurrent loops over it split the notifications among them.
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

      /// Makes an iterator.
      public func makeAsyncIterator() -> Iterator {
        Iterator(sequence: self, base: stream.makeAsyncIterator())
      }
    }
  }

  extension NotificationCenter.Notifications {
    /// An iterator over notifications.
    public struct Iterator: AsyncIteratorProtocol {
      // Retains the sequence, and thereby its observer.
      let sequence: NotificationCenter.Notifications
      var base: AsyncStream<Posted>.Iterator

      /// Waits for the next notification.
      ///
      /// - Parameter actor: The caller's actor.
      /// - Returns: The next notification, or `nil` if the task is cancelled.
      public mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }

    /// NB: Unchecked because `userInfo` contains `Any`: as with block-based observers, a poster is
    /// responsible for the sendability of what it posts across threads.
    struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    /// NB: Unchecked because the token is only passed back to the center.
    struct UncheckedObserver: @unchecked Sendable {
      let token: any NSObjectProtocol
      init(_ token: any NSObjectProtocol) { self.token = token }
    }
  }
#endif
