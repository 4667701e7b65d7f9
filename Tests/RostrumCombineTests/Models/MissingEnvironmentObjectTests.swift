import RostrumCombine
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Environment objects that no view provides")
struct MissingEnvironmentObjectTests {
  private final class Player: ObservableObject {
    @Published var title = "Song"
  }

  private struct PlayerView: View {
    @EnvironmentObject var player: Player
    var body: some View { Text(verbatim: player.title) }
  }

  @Test("A view whose object is missing shows nothing, and the rest of the screen stays")
  func shown() {
    var host: TestHost?
    withKnownIssue {
      host = TestHost {
        PlayerView()
        Text(verbatim: "below")
      }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(#"Add ".environmentObject(Player(…))" to an enclosing view."#)
      }
    }
    #expect(host?.all(.text).map(\.text) == ["below"])
  }

  @Test("A view whose object is provided shows it")
  func provided() {
    let host = TestHost { PlayerView().environmentObject(Player()) }
    #expect(host.all(.text).map(\.text) == ["Song"])
  }
}
