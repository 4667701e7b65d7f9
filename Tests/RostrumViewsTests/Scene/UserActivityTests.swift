import Foundation
import RostrumFoundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Activities of users", .viewsEnd)
struct UserActivityTests {
  private struct Reader: View {
    let type: String
    let log: Log

    var body: some View {
      Text("reader").onContinueUserActivity(type) { activity in
        log("\(activity.activityType == type) \(activity.webpageURL?.path() ?? "nowhere")")
      }
    }
  }

  @Test("An address that opens the app is an activity of browsing")
  func browsing() throws {
    let log = Log()
    let stage = Stage { Reader(type: NSUserActivityTypeBrowsingWeb, log: log) }
    #expect(stage.graph.takesURLs)
    #expect(stage.graph.receive(try #require(URL(string: "https://example.com/notes/7"))))
    #expect(log.take() == ["true /notes/7"])
  }

  @Test("Activities of other types don't come from a browser")
  func others() throws {
    let log = Log()
    let stage = Stage { Reader(type: "com.example.edit", log: log) }
    #expect(!stage.graph.takesURLs)
    #expect(!stage.graph.receive(try #require(URL(string: "https://example.com/notes/7"))))
    #expect(log.take() == [])
  }

  @Test("An activity keeps what it is about")
  func payload() throws {
    let activity = NSUserActivity(activityType: "com.example.edit")
    #expect(throws: CocoaError.self) { try activity.typedPayload([Int].self) }
    activity.addUserInfoEntries(from: ["a": 1])
    try activity.setTypedPayload([3, 4])
    activity.addUserInfoEntries(from: ["a": 2])
    #expect(try activity.typedPayload([Int].self) == [3, 4])
    #expect(activity.userInfo?["a"] as? Int == 2)
    #expect(throws: DecodingError.self) { try activity.typedPayload(String.self) }
  }
}
