import Foundation
import Testing

// NB: Tests `AcceptLanguage`, which is internal.
@testable import RostrumWeb

@Suite struct AcceptLanguageTests {
  private func languages(_ headers: String...) -> [String] {
    AcceptLanguage.locales(in: headers).map { $0.identifier(.bcp47) }
  }

  @Test("The preferred language comes first")
  func order() {
    #expect(languages("en;q=0.5, de-AT, de;q=0.9") == ["de-AT", "de", "en"])
    #expect(languages("fr", "it") == ["fr", "it"])
  }

  @Test("Refused and invalid languages are left out")
  func refuses() {
    #expect(languages("de;q=0", "*", "../../etc", "x-évil", "de;q=x", "d", "") == [])
    #expect(languages("toolongforalanguage, de") == ["de"])
  }

  @Test("A long list is truncated")
  func limit() {
    let many = repeatElement("de", count: 1000).joined(separator: ",")
    #expect(languages(many).count == AcceptLanguage.limit)
  }
}
