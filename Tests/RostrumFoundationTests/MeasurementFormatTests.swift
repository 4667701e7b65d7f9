import Foundation
import RostrumDependencies
import RostrumFoundation
import Testing

@Suite struct MeasurementFormatTests {
  private let distance = Measurement(value: 12.34, unit: UnitLength.kilometers)

  @Test(arguments: [
    ("en_US", "7.7 mi"), ("en_GB", "7.7 mi"), ("de_DE", "12\u{A0}km"), ("fr_FR", "12\u{A0}km"),
    ("en_AU", "12 km"),
  ])
  func theUnitIsThatOfTheReader(locale: String, expected: String) {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: locale))
    #expect(style.format(distance) == expected)
  }

  @Test(arguments: [
    (5000, "5 km"), (1200, "1.2 km"), (999, "999 m"), (1, "1 m"), (0.5, "50 cm"), (0.014, "1.4 cm"),
    (0, "0 cm"), (-1500, "-1.5 km"), (.infinity, "∞ km"),
  ])
  func theUnitIsTheLargestThatIsReached(meters: Double, expected: String) {
    let length = Measurement(value: meters, unit: UnitLength.meters)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "en_AU"))
    #expect(style.format(length) == expected)
  }

  @Test func aUsageDecidesTheUnit() {
    let american = Locale(identifier: "en_US")
    let height = Measurement(value: 1.83, unit: UnitLength.meters)
    #expect(
      height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(american))
        == "72 in")
    #expect(
      distance.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american))
        == "12.34 km")
    #expect(
      distance.formatted(.measurement(width: .narrow, usage: .road).locale(american)) == "7.7mi")
    let weight = Measurement(value: 80, unit: UnitMass.kilograms)
    #expect(
      weight.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(american))
        == "176 lb")
    let speed = Measurement(value: 50, unit: UnitSpeed.kilometersPerHour)
    #expect(speed.formatted(.measurement(width: .abbreviated).locale(american)) == "31 mph")
    let size = Measurement(value: 3, unit: UnitInformationStorage.megabytes)
    #expect(size.formatted(.measurement(width: .abbreviated).locale(american)) == "3 MB")
  }

  @Test func temperaturesHaveNoSpaceInEnglish() {
    let air = Measurement(value: 21.4, unit: UnitTemperature.celsius)
    func text(_ locale: String, _ width: Measurement<UnitTemperature>.FormatStyle.UnitWidth)
      -> String
    {
      air.formatted(.measurement(width: width, usage: .weather).locale(Locale(identifier: locale)))
    }
    #expect(text("en_US", .abbreviated) == "71°F")
    #expect(text("en_GB", .abbreviated) == "21°C")
    #expect(text("de_DE", .abbreviated) == "21\u{A0}°C")
    #expect(text("de_DE", .narrow) == "21°")
  }

  @Test func theNumberHasItsOwnStyle() {
    let style = Measurement<UnitLength>.FormatStyle.measurement(
      width: .abbreviated, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(style.locale(Locale(identifier: "de_DE")).format(distance) == "12,3\u{A0}km")
  }

  @Test(arguments: [
    ("en_AU", 1.0, "1 kilometer"), ("en_AU", 1.2, "1.2 kilometers"), ("de_DE", 3, "3 Kilometer"),
    ("fr_FR", 1.5, "1,5 kilomètre"), ("fr_FR", 2, "2 kilomètres"), ("es_ES", 2, "2 kilómetros"),
    ("ja_JP", 2, "2 キロメートル"), ("it_IT", 2, "2\u{A0}km"), ("en_US", 160.934, "100 miles"),
  ])
  func unitsHaveNames(locale: String, kilometers: Double, expected: String) {
    let length = Measurement(value: kilometers, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: locale))
    #expect(style.format(length) == expected)
  }

  @Test func theNameOfADegreeSurroundsTheNumberInJapanese() {
    let air = Measurement(value: 21, unit: UnitTemperature.celsius)
    func text(_ locale: String) -> String {
      air.formatted(
        .measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: locale)))
    }
    #expect(text("ja_JP") == "摂氏 21 度")
    #expect(text("de_DE") == "21 Grad Celsius")
    #expect(text("en_US") == "21 degrees Celsius")
  }

  @Test func aFormatterHasTheStyles() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_AU")
    #expect(formatter.string(from: distance) == "12 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "12 kilometers")
    #expect(formatter.string(from: UnitMass.grams) == "grams")
    formatter.unitStyle = .short
    #expect(formatter.string(from: distance) == "12km")
    formatter.unitOptions = .providedUnit
    let number = NumberFormatter()
    number.locale = formatter.locale
    number.minimumFractionDigits = 3
    formatter.numberFormatter = number
    #expect(formatter.string(from: distance) == "12.340km")
    formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
    formatter.numberFormatter = nil
    formatter.unitStyle = .long
    let air = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: air) == "21°")
    let parcels = Measurement(value: 3, unit: Unit(symbol: "parcels"))
    #expect(formatter.string(from: parcels) == "3 parcels")
  }

  @Test func withoutALocaleItIsThatOfTheSession() {
    withDependencies {
      $0.locale = Locale(identifier: "en_US")
    } operation: {
      #expect(distance.formatted() == "7.7 mi")
      #expect(distance.formatted(.measurement(width: .narrow)) == "7.7mi")
    }
  }
}
