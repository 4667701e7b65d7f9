import Foundation
import RostrumViews
import Testing

/// The ways in which a view gets a binding to a value.
private enum Source: String, CaseIterable {
  case state, closure, captured, optional
}

/// A field of a value, with a binding from one of the sources.
private struct Amount<F: ParseableFormatStyle>: View
where F.FormatInput: Equatable, F.FormatOutput == String {
  let source: Source
  let format: F
  let log: @MainActor (F.FormatInput?) -> Void
  @State var value: F.FormatInput

  var body: some View {
    let _ = log(value)
    switch source {
    case .state: TextField("Amount", value: $value, format: format)
    case .closure:
      TextField("Amount", value: Binding(get: { value }, set: { value = $0 }), format: format)
    case .captured: Captured(value: value, format: format) { value = $0 }
    case .optional:
      TextField(
        "Amount",
        value: Binding<F.FormatInput?>(get: { value }, set: { if let new = $0 { value = new } }),
        format: format)
    }
  }
}

/// A field whose binding reads the value that the view was made with.
private struct Captured<F: ParseableFormatStyle>: View
where F.FormatInput: Equatable, F.FormatOutput == String {
  let value: F.FormatInput
  let format: F
  let set: @MainActor (F.FormatInput) -> Void

  var body: some View {
    TextField("Amount", value: Binding(get: { value }, set: set), format: format)
  }
}

@MainActor @Suite("A value that is typed letter by letter", .viewsEnd) struct TypedValueTests {
  /// Locales whose rules differ: separators, digits, signs, places of symbols, spaces, directions.
  private nonisolated static let locales = """
    en_US en_GB en_IN de_DE de_CH de_AT fr_FR fr_CH fr_CA it_IT es_ES es_MX pt_BR pt_PT nl_NL sv_SE
    nb_NO da_DK fi_FI pl_PL cs_CZ sk_SK hu_HU ro_RO bg_BG ru_RU uk_UA el_GR tr_TR he_IL ar_EG ar_SA
    fa_IR hi_IN bn_BD mr_IN th_TH vi_VN ja_JP ko_KR zh_Hans_CN zh_Hant_TW et_EE lv_LV
    """.split { $0.isWhitespace }.map(String.init)

  /// Types a text, of which every part must stay as it is, and returns the value.
  private func type<F: ParseableFormatStyle>(
    _ text: String, into source: Source, _ format: F, from value: F.FormatInput, _ locale: String
  ) throws -> F.FormatInput? where F.FormatInput: Equatable, F.FormatOutput == String {
    let last = Box<F.FormatInput?>(nil)
    let view = Rendering {
      Amount(source: source, format: format, log: { last.value = $0 }, value: value)
        .environment(\.locale, Locale(identifier: locale))
    }
    let field = try view.only(.textField)
    try view.perform(.focus, on: field)
    try view.perform(.setText(""), on: field)
    for end in text.indices {
      let typed = String(text[...end])
      try view.perform(.setText(typed), on: field)
      #expect(field.content.text == typed, "\(source) \(locale)")
    }
    try view.perform(.blur, on: field)
    return last.value
  }

  /// Types what a format makes of a value, and expects that value.
  private func retype<F: ParseableFormatStyle>(
    _ value: F.FormatInput, _ format: F, from start: F.FormatInput, _ locale: String,
    in sources: [Source] = Source.allCases
  ) throws where F.FormatInput: Equatable, F.FormatOutput == String {
    let text = format.locale(Locale(identifier: locale)).format(value)
    for source in sources {
      #expect(
        try type(text, into: source, format, from: start, locale) == value,
        "\(source) \(locale) \(text)")
    }
  }

  /// A number as a keyboard types it in a locale.
  private func decimal(_ whole: String, _ fraction: String, _ locale: String) -> String {
    whole + (Locale(identifier: locale).decimalSeparator ?? ".") + fraction
  }

  @Test("is not formatted while the user types", arguments: locales)
  func numbers(locale: String) throws {
    for source in Source.allCases {
      let number = decimal("10000", "50", locale)
      #expect(
        try type(number, into: source, FloatingPointFormatStyle<Double>.number, from: 0, locale)
          == 10000.5)
      #expect(
        try type(
          number, into: source, FloatingPointFormatStyle<Double>.Currency(code: "EUR"), from: 0,
          locale) == 10000.5)
      #expect(
        try type(
          decimal("12", "5", locale), into: source, FloatingPointFormatStyle<Double>.Percent(),
          from: 0, locale) == 0.125)
      #expect(
        try type("10000", into: source, IntegerFormatStyle<Int>.number, from: 0, locale) == 10000)
    }
  }

  @Test("is what its format writes, with the reader's digits and signs", arguments: locales)
  func formatted(locale: String) throws {
    typealias Real = FloatingPointFormatStyle<Double>
    for number in [1_234_567.5, -1234.5] {
      try retype(number, Real.number, from: 0, locale)
      try retype(number, Real.Currency(code: "EUR"), from: 0, locale, in: [.state])
      let code = Real.Currency(code: "INR").presentation(.isoCode)
      try retype(number, code, from: 0, locale, in: [.closure])
      let decimal = Decimal(number)
      try retype(decimal, Decimal.FormatStyle(), from: 0, locale, in: [.captured])
      let dollars = Decimal.FormatStyle.Currency(code: "USD")
      try retype(decimal, dollars, from: 0, locale, in: [.optional])
    }
    let percent = Real.Percent().precision(.fractionLength(1))
    try retype(0.125, percent, from: 0, locale, in: [.closure])
    try retype(-12, IntegerFormatStyle<Int>.Percent(), from: 0, locale, in: [.captured])
    try retype(-1_234_567, IntegerFormatStyle<Int>.number, from: 0, locale, in: [.optional])
    var moment = Date.FormatStyle(date: .abbreviated, time: .shortened)
    moment.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 1_777_906_800)
    try retype(date, moment, from: .distantPast, locale, in: [.state])
  }

  @Test("is a date in the reader's format", arguments: locales)
  func dates(locale: String) throws {
    var format = Date.FormatStyle(date: .numeric, time: .omitted)
    format.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 1_777_852_800)
    let text = format.locale(Locale(identifier: locale)).format(date)
    for source in Source.allCases {
      #expect(
        try type(text, into: source, format, from: Date(timeIntervalSince1970: 0), locale) == date,
        "\(source) \(text)")
    }
  }

  @Test("gives way to a value that something else sets")
  func otherChanges() throws {
    struct Screen: View {
      @State var value = 0.0
      var body: some View {
        TextField("Amount", value: Binding(get: { value }, set: { value = $0 }), format: .number)
        Button("Clear") { value = 0 }
      }
    }
    let view = Rendering { Screen() }
    try view.perform(.setText("5."), on: .textField)
    #expect(try view.only(.textField).content.text == "5.")
    try view.perform(.tap, on: .button)
    #expect(try view.only(.textField).content.text == "0")
  }
}
