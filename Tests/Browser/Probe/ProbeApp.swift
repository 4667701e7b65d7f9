import Foundation
import Rostrum
import RostrumWeb

/// An app that says on standard output what it does, for `test_process.py`.
///
/// With `PROBE=spin` in the environment, the body of its view never returns; with `PROBE=growth` it
/// is the page of `Benchmarks/growth.py`, with `PROBE=board` that of `test_shared.py`, with
/// `PROBE=device` that of `test_device.py`, with `PROBE=geometry` that of `test_seen_geometry.py`,
/// with `PROBE=payloads` that of `test_injection.py`, with `PROBE=rows` that of
/// `test_seen_rows.py`, with `PROBE=focus` that of `test_seen_focus.py`, with `PROBE=trap` that of
/// `test_restart.py` and `Tests/Chaos`, with `PROBE=nesting` that of `test_nesting.py`, with
/// `PROBE=files` that of `test_files.py` and `test_deploy.py`, with `PROBE=ledger` and `PROBE=timer`
/// those of `Tests/Chaos`, with `PROBE=bars`, `PROBE=looks` and `PROBE=meanings` those of
/// `test_seen_bars.py`, `test_seen_places.py` and `test_seen_meanings.py`, with `PROBE=typing`
/// that of `test_typed_values.py`, and with `PROBE=letters` that of `test_seen_letters.py`.
struct ProbeApp: App {
  var body: some Scene {
    WindowGroup("Probe") {
      switch ProcessInfo.processInfo.environment["PROBE"] {
      case "board": BoardProbe()
      case "growth": Growth()
      case "device": DeviceProbe()
      case "geometry": GeometryProbe()
      case "payloads": PayloadProbe()
      case "rows": RowsProbe()
      case "columns": ColumnsProbe()
      case "tabs": TabsProbe()
      case "focus": FocusProbe()
      case "trap": TrapProbe()
      case "nesting": NestingProbe()
      case "files": FilesProbe()
      case "ledger": LedgerProbe()
      case "timer": TimerProbe()
      case "bars": BarsProbe()
      case "looks": LooksProbe()
      case "meanings": MeaningsProbe()
      case "typing": TypingProbe()
      case "letters": LettersProbe()
      default: Probe()
      }
    }
  }
}

/// The program: with `PROBE=accounts`, it serves ``AccountsProbe``, which configures its server, and
/// with `PROBE=windows` ``WindowsProbe``, which has scenes of its own.
@main
enum ProbeProgram {
  @MainActor
  static func main() async throws {
    let environment = ProcessInfo.processInfo.environment
    if environment["PROBE"] == "windows" { return await WindowsProbe.main() }
    guard environment["PROBE"] == "accounts" else { return await ProbeApp.main() }
    try await AccountsProbe.serve(CommandLine.arguments, environment: environment)
  }
}

struct Probe: View {
  var body: some View {
    Text(words)
      .onAppear { print("appeared") }
      .task { print("task") }
  }

  private var words: String {
    guard ProcessInfo.processInfo.environment["PROBE"] == "spin" else { return "Probe" }
    print("spinning")
    while ProcessInfo.processInfo.processIdentifier != 0 {}
    return ""
  }
}
