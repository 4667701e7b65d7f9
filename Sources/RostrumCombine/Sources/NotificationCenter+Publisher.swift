public import Foundation
public import OpenCombine
import RostrumDependencies
import RostrumFoundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted.
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
  ///   - name: The name.
  ///   - object: The object that must post them; `nil` for any.
  /// - Returns: The publisher.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes the notifications of a name.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// A notification.
    public typealias Output = Notification
    /// Notifications never fail.
    public typealias Failure = Never

    /// The centre to which notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that must post them; `nil` for any.
    public let object: AnyObject?

    /// Makes a publisher.
    ///
    /// - Parameters:
    ///   - center: The centre to which notifications are posted.
    ///   - name: The name of the notifications.
    ///   - object: The object that must post them; `nil` for any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    ///
    /// - Parameter subscriber: The subscriber.
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
