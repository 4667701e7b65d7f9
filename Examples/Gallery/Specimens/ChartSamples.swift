import Foundation
import RostrumCharts

/// The number of sales in a city, on a day.
struct Sale: Identifiable {
  let id: Int
  let city: String
  let month: Int
  let day: Date
  let count: Int

  private static let calendar = Calendar(identifier: .gregorian)

  private static func day(_ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: 2026, month: month, day: day)) ?? .distantPast
  }

  static let week = [31, 42, 28, 55, 61, 47, 38].enumerated().map { index, count in
    Sale(id: index, city: "Berlin", month: 6, day: day(6, 1 + index), count: count)
  }

  static let cities: [Sale] = {
    let counts = [
      ("Berlin", [24, 32, 38, 51, 47, 58]), ("Rome", [18, 22, 35, 41, 52, 44]),
      ("Lisbon", [12, 14, 20, 24, 31, 36]),
    ]
    return counts.enumerated().flatMap { city, counts in
      counts.1.enumerated().map { month, count in
        Sale(
          id: city * 12 + month, city: counts.0, month: month + 1, day: day(month + 1, 1),
          count: count)
      }
    }
  }()

  static let products = [
    (name: "Pancakes", count: 916), (name: "Injera", count: 850), (name: "Jian Bing", count: 802),
    (name: "Dosa", count: 753), (name: "Crêpes", count: 654),
  ]
}

/// The temperatures of a month.
struct Weather: Identifiable {
  let name: String
  let lowest: Double
  let highest: Double

  var id: String { name }

  static let months: [Weather] = {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let lowest: [Double] = [-3, -2, 1, 4, 9, 12, 14, 14, 10, 6, 2, -1]
    let highest: [Double] = [3, 5, 9, 15, 20, 23, 25, 25, 20, 14, 8, 4]
    return names.indices.map {
      Weather(name: names[$0], lowest: lowest[$0], highest: highest[$0])
    }
  }()
}

/// The price of a share on a day.
struct Price: Identifiable {
  let id: Int
  let day: Date
  let value: Double

  static let year: [Price] = {
    var random = Numbers(seed: 7)
    var value = 148.0
    return (0..<365).map { index in
      value += (random.next() - 0.485) * 4
      return Price(
        id: index, day: Date(timeIntervalSince1970: 1_751_328_000 + Double(index) * 86_400),
        value: value)
    }
  }()
}

/// A part of a plan.
struct PlanStep {
  let name: String
  let team: String
  let start: Date
  let end: Date

  static let all = [
    task("Research", "Design", 0, 12), task("Sketches", "Design", 8, 24),
    task("Server", "Code", 18, 48), task("Client", "Code", 24, 56), task("Tests", "Code", 44, 62),
  ]

  private static func task(_ name: String, _ team: String, _ from: Double, _ to: Double) -> PlanStep
  {
    let first = Date(timeIntervalSince1970: 1_780_272_000)
    return PlanStep(
      name: name, team: team, start: first.addingTimeInterval(from * 86_400),
      end: first.addingTimeInterval(to * 86_400))
  }
}

/// Samples of people, animals and countries.
enum Sample {
  struct Penguin: Identifiable {
    let id: Int
    let species: String
    let flipper: Double
    let mass: Double
  }

  enum Weekday: String, CaseIterable, Plottable {
    case monday = "Mon"
    case tuesday = "Tue"
    case wednesday = "Wed"
    case thursday = "Thu"
    case friday = "Fri"
    case saturday = "Sat"
    case sunday = "Sun"
  }

  struct Commit: Identifiable {
    let id: Int
    let week: Int
    let day: Weekday
    let count: Int
  }

  static let heights: [Double] = {
    var random = Numbers(seed: 3)
    return (0..<400).map { _ in
      174 + ((0..<6).reduce(0) { sum, _ in sum + random.next() } - 3) * 13
    }
  }()

  static let penguins: [Penguin] = {
    var random = Numbers(seed: 11)
    let species = [("Adélie", 190.0, 3700.0), ("Chinstrap", 196, 3730), ("Gentoo", 217, 5080)]
    return (0..<120).map { index in
      let (name, flipper, mass) = species[index % 3]
      let size = random.next() + random.next() - 1
      return Penguin(
        id: index, species: name, flipper: flipper + size * 14 + random.next() * 4,
        mass: mass + size * 900 + random.next() * 300)
    }
  }()

  static let countries = [
    (name: "Brazil", income: 15.0, age: 75.0, people: 214.0),
    (name: "Germany", income: 54, age: 81, people: 83),
    (name: "India", income: 7, age: 70, people: 1408),
    (name: "Japan", income: 42, age: 84.5, people: 125),
    (name: "Nigeria", income: 5, age: 63, people: 213),
    (name: "USA", income: 70, age: 77, people: 332),
  ]

  static let commits: [Commit] = {
    var random = Numbers(seed: 5)
    return (0..<140).map { index in
      let isFree = index % 7 > 4
      return Commit(
        id: index, week: index / 7 + 1, day: Weekday.allCases[index % 7],
        count: Int(random.next() * (isFree ? 4 : 14)))
    }
  }()
}

/// Numbers from 0 to 1 that are the same in each run.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(UInt64(1) << 53)
  }
}
