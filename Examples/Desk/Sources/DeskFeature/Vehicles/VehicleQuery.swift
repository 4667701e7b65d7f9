import Foundation
import GRDB
import Rostrum
import RostrumDatabase

/// Which vehicles a list shows, and in which order.
package struct VehicleQuery: Codable, Hashable, Sendable {
  package var search = ""
  package var city: Vehicle.City?
  package var isActiveOnly = false
  package var sorts = [Sort(column: .plate)]

  /// An order by one column.
  package struct Sort: Codable, Hashable, Sendable {
    package var column: VehicleColumn
    package var isForward = true
  }

  /// The order as a table has it.
  package var order: [KeyPathComparator<Vehicle>] {
    get { sorts.map { $0.column.comparator($0.isForward ? .forward : .reverse) } }
    set {
      sorts = newValue.compactMap { comparator in
        VehicleColumn.allCases.first { $0.keyPath == comparator.keyPath }.map {
          Sort(column: $0, isForward: comparator.order == .forward)
        }
      }
    }
  }

  var request: QueryInterfaceRequest<Vehicle> {
    var request = Vehicle.all()
    if !search.isEmpty {
      // What has a meaning in a pattern is searched for as it is.
      let pattern = "%" + search.replacing(/[%_\\]/) { "\\\($0.output)" } + "%"
      request = request.filter(
        ["plate", "model"].map { Column($0).like(pattern, escape: "\\") }.joined(operator: .or))
    }
    if let city { request = request.filter(Column("city") == city) }
    if isActiveOnly { request = request.filter(Column("isActive")) }
    let columns = VehicleColumn.allCases.map { ($0.keyPath, Column($0.rawValue)) }
    return request.order(by: order, Dictionary(uniqueKeysWithValues: columns))
  }
}

/// A column by which vehicles are sorted.
package enum VehicleColumn: String, Codable, CaseIterable, Sendable {
  case plate
  case model
  case city
  case price
  case bought

  var keyPath: PartialKeyPath<Vehicle> {
    switch self {
    case .plate: \.plate
    case .model: \.model
    case .city: \.city.rawValue
    case .price: \.price
    case .bought: \.bought
    }
  }

  func comparator(_ order: SortOrder) -> KeyPathComparator<Vehicle> {
    switch self {
    case .plate: KeyPathComparator(\.plate, order: order)
    case .model: KeyPathComparator(\.model, order: order)
    case .city: KeyPathComparator(\.city.rawValue, order: order)
    case .price: KeyPathComparator(\.price, order: order)
    case .bought: KeyPathComparator(\.bought, order: order)
    }
  }
}
