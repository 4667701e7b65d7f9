import Foundation
import RostrumFoundation
import Testing

private func context(_ locale: String) -> FormatContext {
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = Locale(identifier: locale)
  calendar.timeZone = .gmt
  return FormatContext(locale: Locale(identifier: locale), calendar: calendar, timeZone: .gmt)
}

private let euros = FloatingPointFormatStyle<Double>.Currency(code: "EUR")

@Suite("Text that a format does not wholly understand is refused")
struct StrictParsingTests {
  @Test(
    "an amount in German",
    arguments: [
      ("12,50", 12.5), ("12,5 €", 12.5), ("€ 12,5", 12.5), ("1.234,56", 1234.56), ("12.500", 12500),
      ("-3,5", -3.5), ("-3,5 €", -3.5), ("12,", 12), (",5", 0.5), ("12", 12),
    ])
  func germanAmounts(_ text: String, _ amount: Double) {
    #expect(euros.parseStrictly(text, in: context("de_DE")) == amount)
  }

  @Test(
    "is not cut",
    arguments: [
      "12.50", "1,234.56", "12,5x", "x12", "1,2,3", "1 2", "12,50 $", "", " ", "-", ",", "12..500",
      "1234.567,5",
    ])
  func refusedInGerman(_ text: String) {
    #expect(euros.parseStrictly(text, in: context("de_DE")) == nil)
  }

  @Test(
    "an amount in English",
    arguments: [("12.50", 12.5), ("€1,234.56", 1234.56), ("1,234", 1234), ("-€3.5", -3.5)])
  func englishAmounts(_ text: String, _ amount: Double) {
    #expect(euros.parseStrictly(text, in: context("en_US")) == amount)
  }

  @Test("is not cut either", arguments: ["12,50", "1.234,56", "1,23", "12,3456"])
  func refusedInEnglish(_ text: String) {
    #expect(euros.parseStrictly(text, in: context("en_US")) == nil)
  }

  @Test func separatorsOfOtherLanguagesAreRead() {
    let number = FloatingPointFormatStyle<Double>.number
    #expect(number.parseStrictly("1 234,5", in: context("fr_FR")) == 1234.5)
    #expect(number.parseStrictly("1\u{202F}234,5", in: context("fr_FR")) == 1234.5)
    #expect(number.parseStrictly("1’234.5", in: context("de_CH")) == 1234.5)
    #expect(number.parseStrictly("12,34,567.5", in: context("en_IN")) == 1_234_567.5)
  }

  @Test(
    "A number with a locale's separators can be typed with those of a keyboard",
    arguments: [
      "ar_EG", "bg_BG", "ca_ES", "cs_CZ", "da_DK", "de_AT", "de_CH", "de_DE", "el_GR", "en_AU",
      "en_CA", "en_GB", "en_IN", "en_US", "en_ZA", "es_ES", "es_MX", "et_EE", "fi_FI", "fr_CA",
      "fr_CH", "fr_FR", "he_IL", "hi_IN", "hr_HR", "hu_HU", "id_ID", "it_CH", "it_IT", "ja_JP",
      "ko_KR", "lv_LV", "nb_NO", "nl_NL", "pl_PL", "pt_BR", "pt_PT", "ru_RU", "sv_SE", "tr_TR",
      "uk_UA", "vi_VN", "zh_CN",
    ])
  func separatorsOfKeyboards(locale: String) {
    let number = FloatingPointFormatStyle<Double>.number
    let written = number.locale(Locale(identifier: locale)).format(1_234_567.5)
    let typed = String(
      written.map { $0.isWhitespace ? " " : $0 == "\u{2019}" ? "'" : $0 })
    for text in [written, typed] {
      #expect(number.parseStrictly(text, in: context(locale)) == 1_234_567.5, "\(text)")
    }
    for francs in [1234.5, -1234.5] {
      let style = FloatingPointFormatStyle<Double>.Currency(code: "CHF")
      let written = style.locale(Locale(identifier: locale)).format(francs)
      let typed = written.replacingOccurrences(of: "\u{2019}", with: "'")
      #expect(style.parseStrictly(typed, in: context(locale)) == francs, "\(typed)")
    }
  }

  @Test func wholeNumbersLoseNoFraction() {
    let whole = IntegerFormatStyle<Int>.number
    #expect(whole.parseStrictly("1,234", in: context("en_US")) == 1234)
    #expect(whole.parseStrictly("12.0", in: context("en_US")) == 12)
    #expect(whole.parseStrictly("12.5", in: context("en_US")) == nil)
    #expect(whole.parseStrictly("99999999999999999999", in: context("en_US")) == nil)
  }

  @Test func percentagesMayOmitTheirSign() {
    let percent = FloatingPointFormatStyle<Double>.Percent()
    #expect(percent.parseStrictly("12 %", in: context("de_DE")) == 0.12)
    #expect(percent.parseStrictly("12", in: context("de_DE")) == 0.12)
    #expect(percent.parseStrictly("12 €", in: context("de_DE")) == nil)
  }

  @Test func anExplicitLocaleDecides() {
    let german = euros.locale(Locale(identifier: "de_DE"))
    #expect(german.parseStrictly("12,50", in: context("en_US")) == 12.5)
    #expect(german.parseStrictly("12.50", in: context("en_US")) == nil)
  }

  @Test func datesAreReadAsAWhole() {
    let style = Date.FormatStyle(date: .numeric, time: .omitted)
    let day = Date(timeIntervalSince1970: 1_798_675_200)
    #expect(style.parseStrictly("31.12.2026", in: context("de_DE")) == day)
    #expect(style.parseStrictly("45.12.2026", in: context("de_DE")) == nil)
    #expect(style.parseStrictly("31.12.2026xx", in: context("de_DE")) == nil)
    #expect(style.parseStrictly("12/31/2026", in: context("de_DE")) == nil)
    #expect(style.parseStrictly("12/31/2026", in: context("en_US")) == day)
  }
}
