import Foundation
import RostrumElements
import Testing

// NB: Tests `AccountWord`, which isn't public.
@testable import RostrumAccounts

@Suite struct AccountWordTests {
  @Test(
    "Every sentence is in every language, with its placeholders",
    arguments: SystemLanguage.allCases)
  func languages(language: SystemLanguage) {
    let words = AccountWords(language)
    for word in AccountWord.allCases {
      #expect(!words[word].isEmpty)
      let placeholders = [words[word], word.rawValue].map { $0.components(separatedBy: "%@").count }
      #expect(placeholders[0] == placeholders[1], "\(word)")
      if language != .english, word != .name {
        #expect(words[word] != word.rawValue, "\(word)")
      }
    }
    #expect(words[.signInWith, "Example"].contains("Example"))
    let lengths = words[.unusablePassword, ["8", "1024"]]
    #expect(lengths.contains("8") && lengths.contains("1024") && !lengths.contains("%@"))
  }
}
