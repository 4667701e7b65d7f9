import Foundation
import RostrumFoundation
import Testing

@Suite struct NotificationsTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("BookReturned")

  @Test("What is posted before anybody waits is kept, in order")
  func keepsOrder() async {
    let notifications = center.notifications(named: name)
    for title in ["The Waves", "Austerlitz"] {
      center.post(name: name, object: nil, userInfo: ["title": title])
    }
    var iterator = notifications.makeAsyncIterator()
    #expect(await iterator.next()?.userInfo?["title"] as? String == "The Waves")
    #expect(await iterator.next()?.userInfo?["title"] as? String == "Austerlitz")
  }

  @Test("Other names and other objects are not heard")
  func filters() async {
    let shelf = Shelf()
    let notifications = center.notifications(named: name, object: shelf)
    center.post(name: Notification.Name("BookLent"), object: shelf)
    center.post(name: name, object: Shelf())
    center.post(name: name, object: shelf, userInfo: ["title": "The Waves"])
    var iterator = notifications.makeAsyncIterator()
    #expect(await iterator.next()?.userInfo?["title"] as? String == "The Waves")
  }

  @Test("A loop ends when its task is cancelled")
  func endsWithItsTask() async {
    let task = Task { [center, name] in
      for await _ in center.notifications(named: name) {}
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test("Nothing is heard on behalf of somebody who is gone")
  func stopsObserving() {
    let shelf = Shelf()
    weak var heard: Shelf?
    do {
      let book = Shelf()
      heard = book
      let notifications = center.notifications(named: name, object: shelf)
      center.post(name: name, object: shelf, userInfo: ["book": book])
      withExtendedLifetime(notifications) { #expect(heard != nil) }
    }
    #expect(heard == nil)
  }
}

private final class Shelf: Sendable {}
