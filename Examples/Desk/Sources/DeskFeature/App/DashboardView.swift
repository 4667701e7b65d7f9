import Foundation
import GRDB
import Rostrum
import RostrumCharts
import RostrumDatabase

/// The figures of the fleet, as they are now.
struct DashboardView: View {
  let userName: String?
  let onSignOut: @MainActor () -> Void
  @SharedReader(.query { try FleetFigures($0) }) private var figures = FleetFigures()

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
            Figure(title: "Vehicles", value: figures.cities.reduce(0) { $0 + $1.count })
            Figure(title: "Active", value: figures.active)
            Figure(title: "Bought in 12 months", value: figures.lastYear)
          }
          GroupBox("Vehicles by city") {
            Chart(figures.cities) {
              BarMark(x: .value("City", $0.id), y: .value("Vehicles", $0.count))
                .foregroundStyle(by: .value("City", $0.id))
            }
            .chartLegend(.hidden)
            .frame(height: 220)
          }
          GroupBox("Bought by month") {
            Chart(figures.months) {
              LineMark(x: .value("Month", $0.id), y: .value("Vehicles", $0.count))
            }
            .frame(height: 220)
          }
        }
        .padding(.vertical)
      }
      .navigationTitle("Dashboard")
      .toolbar {
        if let userName {
          Menu {
            Button("Sign out", action: onSignOut)
          } label: {
            Label {
              Text(verbatim: userName)
            } icon: {
              Image(systemName: "person")
            }
          }
        }
      }
    }
  }
}

/// A number with its title.
private struct Figure: View {
  let title: LocalizedStringKey
  let value: Int

  var body: some View {
    GroupBox {
      VStack(alignment: .leading) {
        Text(title).foregroundStyle(.secondary)
        Text(value, format: .number).font(.title).monospacedDigit()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// What the dashboard shows.
struct FleetFigures: Equatable, Sendable {
  struct City: Equatable, Sendable, Identifiable {
    let id: String
    let count: Int
  }

  struct Month: Equatable, Sendable, Identifiable {
    let id: Date
    let count: Int
  }

  var active = 0
  var cities: [City] = []
  var months: [Month] = []
  /// The vehicles of the last twelve months in which there were some.
  var lastYear: Int { months.suffix(12).reduce(0) { $0 + $1.count } }

  init() {}

  init(_ db: Database) throws {
    active = try Vehicle.filter(Column("isActive")).fetchCount(db)
    cities = try Row.fetchAll(
      db, sql: "SELECT city, count(*) FROM vehicle GROUP BY city ORDER BY city"
    )
    .map { City(id: $0[0], count: $0[1]) }
    let month = "substr(bought, 1, 7)"
    months = try Row.fetchAll(
      db, sql: "SELECT \(month) || '-01', count(*) FROM vehicle GROUP BY \(month) ORDER BY \(month)"
    )
    .map { Month(id: $0[0], count: $0[1]) }
  }
}

#Preview("A figure", traits: .sizeThatFitsLayout) {
  Figure(title: "Bought in 12 months", value: 12_480).padding()
}
