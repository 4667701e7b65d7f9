public import Foundation

#if !canImport(Combine)
  extension NotificationCenter {
    /// Tells the notifications of a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: Who posts them; `nil` for everybody.
    /// - Returns: The publisher.
    public func publisher(
      for name: Notification.Name, object: AnyObject? = nil
    ) -> NotificationPublisher {
      NotificationPublisher(center: self, name: name, object: object)
    }
  }

  /// Tells the notifications of one name.
  public struct NotificationPublisher: Publisher {
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Begins to listen.
    public func sink(receiveValue: @escaping (Notification) -> Void) -> AnyCancellable {
      // NB: the center calls back on the thread that posts; who listens takes care of that.
      nonisolated(unsafe) let receive = receiveValue
      nonisolated(unsafe) let token = center.addObserver(
        forName: name, object: object, queue: nil
      ) { receive($0) }
      return AnyCancellable { [center] in center.removeObserver(token) }
    }
  }
#endif
