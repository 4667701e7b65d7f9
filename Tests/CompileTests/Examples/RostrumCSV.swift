// What the examples in the comments of RostrumCSV use without declaring it.
struct Importer {
  func add(_ row: CSVRow) async throws {}
  func note(_ text: String) {}
}

struct Vehicle {
  var plate = ""
  var seats = 4
}

// MARK: Variables
let importer = Importer()
let file = AsyncStream<[UInt8]> { $0.finish() }
let chunk: [UInt8] = []
var names: [String] = []
var refusals: [String] = []
guard case .row(let row)? = CSVParser.records(of: "").first else { return }
let seats = 4
_ = (importer, file, chunk, names, refusals, row, seats)
