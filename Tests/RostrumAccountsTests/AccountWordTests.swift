import RostrumElements
import Testing

// NB: Tests `AccountWord`, which isn't public.
@testable import RostrumAccounts

@Suite struct AccountWordTests {
  @Test(
    "Every sentence is in every language, with its placeholder",
    arguments: SystemLanguage.allCases)
  func languages(language: SystemLanguage) {
    let words = AccountWords(language)
    for word in AccountWord.allCases {
      #expect(!words[word].isEmpty)
      #expect(words[word].contains("%@") == word.rawValue.contains("%@"), "\(word)")
      if language != .english, word != .name {
        #expect(words[word] != word.rawValue, "\(word)")
      }
    }
    #expect(words[.signInWith, "Example"].contains("Example"))
  }
}
