import Foundation
import Rostrum
import RostrumTesting
import Testing

@MainActor @Suite("Words of a library's own bundle")
struct BundleWordsTests {
  struct Fleet: View {
    @Environment(\.locale) private var locale
    let count: Int

    var body: some View {
      Text("\(count) vehicles", bundle: .module)
      Button {
      } label: {
        Text("Save", bundle: .module)
      }
      Text(String(localized: "Save", bundle: .module, locale: locale))
        .accessibilityIdentifier("string")
    }
  }

  @Test(
    "A test host has the language of its locale",
    arguments: [
      ("de", "1 Fahrzeug", "5 Fahrzeuge", "Sichern"),
      ("de_AT", "1 Fahrzeug", "5 Fahrzeuge", "Sichern"),
      ("en", "1 vehicle", "5 vehicles", "Save"), ("ja", "1 vehicle", "5 vehicles", "Save"),
    ])
  func languages(language: String, one: String, many: String, save: String) {
    for (count, text) in [(1, one), (5, many)] {
      let host = TestHost {
        Fleet(count: count)
      } withDependencies: {
        $0.locale = Locale(identifier: language)
      }
      #expect(host.text(text).exists)
      #expect(host.button(save).exists)
      #expect(host.element(identifier: "string").text == save)
    }
  }
}
