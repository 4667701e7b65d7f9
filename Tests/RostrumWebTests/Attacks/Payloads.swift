import Foundation
import RostrumHTMLTestSupport

/// Texts that become markup, script, style or an address wherever a server forgets to escape them.
///
/// They are in `Tests/Browser/payloads.json`, because the browser tests show the same ones.
enum Payloads {
  private struct Parts: Decodable {
    var ways: [String]
    var bodies: [String]
    var others: [String]
    var schemes: [String]
    var repeated: [Repetition]
  }

  private struct Repetition: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      let part = try parts.decode(String.self)
      text = String(repeating: part, count: try parts.decode(Int.self))
    }
  }

  private static let parts: Parts = {
    let file = HostSources.package.appending(path: "Tests/Browser/payloads.json")
    do {
      return try JSONDecoder().decode(Parts.self, from: Data(contentsOf: file))
    } catch {
      fatalError("The payloads can't be read: \(error)")
    }
  }()

  /// Markup, alone and after each of the ways out of where a text may stand.
  static let markup: [String] =
    parts.ways.flatMap { way in parts.bodies.map { way + $0 } } + parts.others
    + parts.repeated.map(\.text)

  /// Addresses that run script, or that browsers read in a different way than servers.
  static let addresses = parts.schemes.flatMap { scheme in
    [
      "\(scheme)alert(1)", "\(scheme)//a/%0aalert(1)",
      "\(scheme)text/html,<script>alert(1)</script>",
    ]
  }
}
