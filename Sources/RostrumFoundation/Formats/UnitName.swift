import Foundation

/// The names of units in the languages of the package.
///
/// A name is spelled for one and for several, with a slash between them; `%@` stands for the number.
enum UnitName {
  /// The languages of the names, in the order of the tables.
  static let languages = ["en", "de", "fr", "es", "ja"]

  /// The names of a unit in all languages; `nil` for a unit without names.
  static func names(of unit: Unit) -> [String]? {
    switch unit {
    case is UnitLength: lengths[unit.symbol]
    case is UnitMass: masses[unit.symbol]
    case is UnitDuration: durations[unit.symbol]
    case is UnitTemperature: temperatures[unit.symbol]
    case is UnitSpeed: speeds[unit.symbol]
    case is UnitVolume: volumes[unit.symbol]
    case is UnitArea: areas[unit.symbol]
    case is UnitEnergy: energies[unit.symbol]
    case is UnitPower: powers[unit.symbol]
    case is UnitPressure: pressures[unit.symbol]
    case is UnitAngle: angles[unit.symbol]
    case is UnitInformationStorage: sizes[unit.symbol]
    case is UnitFrequency: frequencies[unit.symbol]
    default: nil
    }
  }

  /// A number with the name of a unit.
  ///
  /// - Parameters:
  ///   - number: The number as it is written.
  ///   - value: The number.
  ///   - unit: The unit.
  ///   - locale: The locale.
  /// - Returns: The text; `nil` if the unit has no name in the language.
  static func text(
    _ number: String, _ value: Double, _ unit: Unit, _ locale: Locale
  ) -> String? {
    guard let language = locale.language.languageCode?.identifier,
      let index = languages.firstIndex(of: language), let names = names(of: unit)
    else { return nil }
    let forms = names[index].split(separator: "/")
    let isOne =
      switch language {
      case "fr": abs(value) < 2
      // “1.0 meters”, but “1 meter”.
      default: abs(value) == 1 && !number.contains { ".,".contains($0) }
      }
    guard let name = (isOne ? forms.first : forms.last).map(String.init) else { return nil }
    if name.contains("%@") { return name.replacing("%@", with: number) }
    return "\(number) \(name)"
  }

  private static let lengths: [String: [String]] = [
    UnitLength.millimeters.symbol: [
      "millimeter/millimeters", "Millimeter", "millimètre/millimètres", "milímetro/milímetros",
      "ミリメートル",
    ],
    UnitLength.centimeters.symbol: [
      "centimeter/centimeters", "Zentimeter", "centimètre/centimètres", "centímetro/centímetros",
      "センチメートル",
    ],
    UnitLength.meters.symbol: [
      "meter/meters", "Meter", "mètre/mètres", "metro/metros", "メートル",
    ],
    UnitLength.kilometers.symbol: [
      "kilometer/kilometers", "Kilometer", "kilomètre/kilomètres", "kilómetro/kilómetros", "キロメートル",
    ],
    UnitLength.inches.symbol: [
      "inch/inches", "Zoll", "pouce/pouces", "pulgada/pulgadas", "インチ",
    ],
    UnitLength.feet.symbol: [
      "foot/feet", "Fuß", "pied/pieds", "pie/pies", "フィート",
    ],
    UnitLength.yards.symbol: [
      "yard/yards", "Yard/Yards", "yard/yards", "yarda/yardas", "ヤード",
    ],
    UnitLength.miles.symbol: [
      "mile/miles", "Meile/Meilen", "mile/miles", "milla/millas", "マイル",
    ],
    UnitLength.nauticalMiles.symbol: [
      "nautical mile/nautical miles", "Seemeile/Seemeilen", "mille marin/milles marins",
      "milla náutica/millas náuticas", "海里",
    ],
  ]

  private static let masses: [String: [String]] = [
    UnitMass.milligrams.symbol: [
      "milligram/milligrams", "Milligramm", "milligramme/milligrammes", "miligramo/miligramos",
      "ミリグラム",
    ],
    UnitMass.grams.symbol: [
      "gram/grams", "Gramm", "gramme/grammes", "gramo/gramos", "グラム",
    ],
    UnitMass.kilograms.symbol: [
      "kilogram/kilograms", "Kilogramm", "kilogramme/kilogrammes", "kilogramo/kilogramos", "キログラム",
    ],
    UnitMass.metricTons.symbol: [
      "metric ton/metric tons", "Tonne/Tonnen", "tonne/tonnes", "tonelada/toneladas", "トン",
    ],
    UnitMass.ounces.symbol: [
      "ounce/ounces", "Unze/Unzen", "once/onces", "onza/onzas", "オンス",
    ],
    UnitMass.pounds.symbol: [
      "pound/pounds", "Pfund", "livre/livres", "libra/libras", "ポンド",
    ],
    UnitMass.stones.symbol: [
      "stone/stones", "Stone", "stone/stones", "stone/stones", "ストーン",
    ],
  ]

  private static let durations: [String: [String]] = [
    UnitDuration.milliseconds.symbol: [
      "millisecond/milliseconds", "Millisekunde/Millisekunden", "milliseconde/millisecondes",
      "milisegundo/milisegundos", "ミリ秒",
    ],
    UnitDuration.seconds.symbol: [
      "second/seconds", "Sekunde/Sekunden", "seconde/secondes", "segundo/segundos", "秒",
    ],
    UnitDuration.minutes.symbol: [
      "minute/minutes", "Minute/Minuten", "minute/minutes", "minuto/minutos", "分",
    ],
    UnitDuration.hours.symbol: [
      "hour/hours", "Stunde/Stunden", "heure/heures", "hora/horas", "時間",
    ],
  ]

  private static let temperatures: [String: [String]] = [
    UnitTemperature.celsius.symbol: [
      "degree Celsius/degrees Celsius", "Grad Celsius", "degré Celsius/degrés Celsius",
      "grado Celsius/grados Celsius", "摂氏 %@ 度",
    ],
    UnitTemperature.fahrenheit.symbol: [
      "degree Fahrenheit/degrees Fahrenheit", "Grad Fahrenheit",
      "degré Fahrenheit/degrés Fahrenheit", "grado Fahrenheit/grados Fahrenheit", "華氏 %@ 度",
    ],
    UnitTemperature.kelvin.symbol: [
      "kelvin/kelvins", "Kelvin", "kelvin/kelvins", "kelvin/kelvins", "ケルビン",
    ],
  ]

  private static let speeds: [String: [String]] = [
    UnitSpeed.metersPerSecond.symbol: [
      "meter per second/meters per second", "Meter pro Sekunde",
      "mètre par seconde/mètres par seconde", "metro por segundo/metros por segundo", "メートル毎秒",
    ],
    UnitSpeed.kilometersPerHour.symbol: [
      "kilometer per hour/kilometers per hour", "Kilometer pro Stunde",
      "kilomètre par heure/kilomètres par heure", "kilómetro por hora/kilómetros por hora",
      "キロメートル毎時",
    ],
    UnitSpeed.milesPerHour.symbol: [
      "mile per hour/miles per hour", "Meile pro Stunde/Meilen pro Stunde",
      "mile par heure/miles par heure", "milla por hora/millas por hora", "マイル毎時",
    ],
    UnitSpeed.knots.symbol: [
      "knot/knots", "Knoten", "nœud/nœuds", "nudo/nudos", "ノット",
    ],
  ]

  private static let volumes: [String: [String]] = [
    UnitVolume.milliliters.symbol: [
      "milliliter/milliliters", "Milliliter", "millilitre/millilitres", "mililitro/mililitros",
      "ミリリットル",
    ],
    UnitVolume.liters.symbol: [
      "liter/liters", "Liter", "litre/litres", "litro/litros", "リットル",
    ],
    UnitVolume.cubicMeters.symbol: [
      "cubic meter/cubic meters", "Kubikmeter", "mètre cube/mètres cubes",
      "metro cúbico/metros cúbicos", "立方メートル",
    ],
    UnitVolume.fluidOunces.symbol: [
      "fluid ounce/fluid ounces", "Flüssigunze/Flüssigunzen", "once liquide/onces liquides",
      "onza líquida/onzas líquidas", "液量オンス",
    ],
    UnitVolume.cups.symbol: [
      "cup/cups", "Cup/Cups", "tasse/tasses", "taza/tazas", "カップ",
    ],
    UnitVolume.pints.symbol: [
      "pint/pints", "Pint/Pints", "pinte/pintes", "pinta/pintas", "パイント",
    ],
    UnitVolume.quarts.symbol: [
      "quart/quarts", "Quart/Quarts", "quart/quarts", "cuarto/cuartos", "クォート",
    ],
    UnitVolume.gallons.symbol: [
      "gallon/gallons", "Gallone/Gallonen", "gallon/gallons", "galón/galones", "ガロン",
    ],
    UnitVolume.teaspoons.symbol: [
      "teaspoon/teaspoons", "Teelöffel", "cuillère à café/cuillères à café",
      "cucharadita/cucharaditas", "小さじ",
    ],
    UnitVolume.tablespoons.symbol: [
      "tablespoon/tablespoons", "Esslöffel", "cuillère à soupe/cuillères à soupe",
      "cucharada/cucharadas", "大さじ",
    ],
  ]

  private static let areas: [String: [String]] = [
    UnitArea.squareMeters.symbol: [
      "square meter/square meters", "Quadratmeter", "mètre carré/mètres carrés",
      "metro cuadrado/metros cuadrados", "平方メートル",
    ],
    UnitArea.squareKilometers.symbol: [
      "square kilometer/square kilometers", "Quadratkilometer", "kilomètre carré/kilomètres carrés",
      "kilómetro cuadrado/kilómetros cuadrados", "平方キロメートル",
    ],
    UnitArea.squareFeet.symbol: [
      "square foot/square feet", "Quadratfuß", "pied carré/pieds carrés",
      "pie cuadrado/pies cuadrados", "平方フィート",
    ],
    UnitArea.squareMiles.symbol: [
      "square mile/square miles", "Quadratmeile/Quadratmeilen", "mile carré/miles carrés",
      "milla cuadrada/millas cuadradas", "平方マイル",
    ],
    UnitArea.hectares.symbol: [
      "hectare/hectares", "Hektar", "hectare/hectares", "hectárea/hectáreas", "ヘクタール",
    ],
    UnitArea.acres.symbol: [
      "acre/acres", "Acre/Acres", "acre/acres", "acre/acres", "エーカー",
    ],
  ]

  private static let energies: [String: [String]] = [
    UnitEnergy.joules.symbol: [
      "joule/joules", "Joule", "joule/joules", "julio/julios", "ジュール",
    ],
    UnitEnergy.kilojoules.symbol: [
      "kilojoule/kilojoules", "Kilojoule", "kilojoule/kilojoules", "kilojulio/kilojulios", "キロジュール",
    ],
    UnitEnergy.calories.symbol: [
      "calorie/calories", "Kalorie/Kalorien", "calorie/calories", "caloría/calorías", "カロリー",
    ],
    UnitEnergy.kilocalories.symbol: [
      "kilocalorie/kilocalories", "Kilokalorie/Kilokalorien", "kilocalorie/kilocalories",
      "kilocaloría/kilocalorías", "キロカロリー",
    ],
    UnitEnergy.kilowattHours.symbol: [
      "kilowatt hour/kilowatt hours", "Kilowattstunde/Kilowattstunden",
      "kilowattheure/kilowattheures", "kilovatio hora/kilovatios hora", "キロワット時",
    ],
  ]

  private static let powers: [String: [String]] = [
    UnitPower.watts.symbol: [
      "watt/watts", "Watt", "watt/watts", "vatio/vatios", "ワット",
    ],
    UnitPower.kilowatts.symbol: [
      "kilowatt/kilowatts", "Kilowatt", "kilowatt/kilowatts", "kilovatio/kilovatios", "キロワット",
    ],
    UnitPower.horsepower.symbol: [
      "horsepower/horsepower", "PS", "cheval-vapeur/chevaux-vapeur",
      "caballo de fuerza/caballos de fuerza", "馬力",
    ],
  ]

  private static let pressures: [String: [String]] = [
    UnitPressure.hectopascals.symbol: [
      "hectopascal/hectopascals", "Hektopascal", "hectopascal/hectopascals",
      "hectopascal/hectopascales", "ヘクトパスカル",
    ],
    UnitPressure.bars.symbol: [
      "bar/bars", "Bar", "bar/bars", "bar/bares", "バール",
    ],
    UnitPressure.millibars.symbol: [
      "millibar/millibars", "Millibar", "millibar/millibars", "milibar/milibares", "ミリバール",
    ],
    UnitPressure.millimetersOfMercury.symbol: [
      "millimeter of mercury/millimeters of mercury", "Millimeter Quecksilbersäule",
      "millimètre de mercure/millimètres de mercure",
      "milímetro de mercurio/milímetros de mercurio", "水銀柱ミリメートル",
    ],
  ]

  private static let angles: [String: [String]] = [
    UnitAngle.degrees.symbol: [
      "degree/degrees", "Grad", "degré/degrés", "grado/grados", "度",
    ],
    UnitAngle.radians.symbol: [
      "radian/radians", "Radiant/Radiant", "radian/radians", "radián/radianes", "ラジアン",
    ],
  ]

  private static let sizes: [String: [String]] = [
    UnitInformationStorage.bytes.symbol: [
      "byte/bytes", "Byte", "octet/octets", "byte/bytes", "バイト",
    ],
    UnitInformationStorage.kilobytes.symbol: [
      "kilobyte/kilobytes", "Kilobyte", "kilooctet/kilooctets", "kilobyte/kilobytes", "キロバイト",
    ],
    UnitInformationStorage.megabytes.symbol: [
      "megabyte/megabytes", "Megabyte", "mégaoctet/mégaoctets", "megabyte/megabytes", "メガバイト",
    ],
    UnitInformationStorage.gigabytes.symbol: [
      "gigabyte/gigabytes", "Gigabyte", "gigaoctet/gigaoctets", "gigabyte/gigabytes", "ギガバイト",
    ],
    UnitInformationStorage.terabytes.symbol: [
      "terabyte/terabytes", "Terabyte", "téraoctet/téraoctets", "terabyte/terabytes", "テラバイト",
    ],
  ]

  private static let frequencies: [String: [String]] = [
    UnitFrequency.hertz.symbol: [
      "hertz/hertz", "Hertz", "hertz/hertz", "hercio/hercios", "ヘルツ",
    ],
    UnitFrequency.kilohertz.symbol: [
      "kilohertz/kilohertz", "Kilohertz", "kilohertz/kilohertz", "kilohercio/kilohercios", "キロヘルツ",
    ],
    UnitFrequency.megahertz.symbol: [
      "megahertz/megahertz", "Megahertz", "mégahertz/mégahertz", "megahercio/megahercios", "メガヘルツ",
    ],
    UnitFrequency.gigahertz.symbol: [
      "gigahertz/gigahertz", "Gigahertz", "gigahertz/gigahertz", "gigahercio/gigahercios", "ギガヘルツ",
    ],
  ]
}
