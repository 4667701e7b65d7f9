import Rostrum
import RostrumScenes

/// An app that shows a value of the database.
struct NoticeApp: App {
  var body: some Scene {
    WindowGroup("Notice") { NoticeView() }
  }
}

private struct NoticeView: View {
  @Shared(.database("notice")) private var notice = "None"

  var body: some View { Text(notice) }
}
