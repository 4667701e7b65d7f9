import ChangingRows
import Foundation
import Rostrum
import RostrumWeb
import StandupsFeature

/// Serves the screens that `web.py`, `crowd.py` and `peers.py` measure over sockets.
///
/// `SCREEN` in the environment selects the screen. All other options are those of any app; see
/// `--help`. `SCREEN=echo` serves WebSockets that return every message.
@main
enum BenchmarkServer {
  static func main() async throws {
    switch ProcessInfo.processInfo.environment["SCREEN"] {
    case "counter": await CounterApp.main()
    case "form": await StandupFormApp.main()
    case "rows": await EagerRowsApp.main()
    case "changing-stack": await ChangingRowsApp<StackPlace, Rows300>.main()
    case "changing-long-stack": await ChangingRowsApp<StackPlace, Rows1000>.main()
    case "changing-list": await ChangingRowsApp<ListPlace, Rows300>.main()
    case "changing-table": await ChangingRowsApp<TablePlace, Rows300>.main()
    case "alert": await AlertApp.main()
    case "shared": await SharedApp.main()
    case "list": await ListApp<ListLength.Short>.main()
    case "long-list": await ListApp<ListLength.Long>.main()
    case "ticking": await TickingApp<TickingLengths.Short>.main()
    case "archive": await TickingApp<TickingLengths.Long>.main()
    case "echo": try await EchoServer.run()
    case let name:
      FileHandle.standardError.write(Data("There is no screen '\(name ?? "")'.\n".utf8))
      exit(EXIT_FAILURE)
    }
  }
}
