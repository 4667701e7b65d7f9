import Foundation
import GRDB
import Rostrum
import RostrumCSV

extension [Vehicle] {
  /// The vehicles as CSV.
  var table: String {
    var writer = CSVWriter()
    writer.add(Vehicle.columns)
    for vehicle in self {
      writer.add([
        vehicle.plate, vehicle.model, vehicle.city.rawValue, "\(vehicle.price)",
        vehicle.bought.formatted(.iso8601), "\(vehicle.isActive)",
      ])
    }
    return String(decoding: writer.take(), as: UTF8.self)
  }
}

extension Vehicle {
  /// The columns of a table with vehicles.
  static let columns = ["plate", "model", "city", "price", "bought", "active"]

  /// Reads a row of a table with these columns.
  init(_ row: CSVRow) throws {
    let plate = row["plate"] ?? ""
    guard !plate.isEmpty else { throw row.refusal(.value(plate, in: "plate")) }
    let city = row["city"] ?? ""
    guard let city = City(rawValue: city) else { throw row.refusal(.value(city, in: "city")) }
    let date = row["bought"] ?? ""
    guard let bought = try? Date(date, strategy: .iso8601) else {
      throw row.refusal(.value(date, in: "bought"))
    }
    self.init(
      id: 0, plate: plate, model: row["model"] ?? "", city: city,
      price: try row.value("price"), bought: bought, isActive: try row.value("active"))
  }
}

/// A file with a table, as the browser saves it.
struct TableFile: FileDocument {
  static let readableContentTypes: [UTType] = [.commaSeparatedText]
  let text: String

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
