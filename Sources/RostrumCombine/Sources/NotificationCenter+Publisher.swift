public import Foundation
public import OpenCombine
import RostrumDependencies
import RostrumFoundation

extension NotificationCenter {
  /// A publisher of the notifications with a name.
  ///
  /// ```swift
  /// NotificationCenter.default.publisher(for: .signedOut)
  ///   .sink { [weak self] _ in self?.reset() }
  ///   .store(in: &cancellables)
  /// ```
  ///
  /// A notification is delivered on the thread that posts it.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them, or `nil` for any.
  /// - Returns: A publisher of notifications.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications with a name.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// A notification.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The center to which notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them, or `nil` for any.
    public let object: AnyObject?

    /// Makes a publisher.
    ///
    /// - Parameters:
    ///   - center: The center to which notifications are posted.
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them, or `nil` for any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber to attach.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let (center, name, object) = (center, name, object)
      SourcePublisher<Output, Never> { output in
        let launch = DependencyValues.current.container
        let token = Unchecked(
          center.addObserver(forName: name, object: object, queue: nil) {
            if LaunchNotification.isDelivered($0, to: launch) { output.send($0) }
          })
        return AnyCancellable { center.removeObserver(token.value) }
      }
      .receive(subscriber: subscriber)
    }

    /// Whether two publishers publish the same notifications.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}
