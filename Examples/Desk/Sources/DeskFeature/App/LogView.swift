import GRDB
import Rostrum
import RostrumDatabase

/// What people have done, the latest first, as it happens.
struct LogView: View {
  @SharedReader(.pages(of: LogEntry.order(Column("id").desc)))
  private var entries: Pages<LogEntry> = []

  var body: some View {
    NavigationStack {
      Table(entries) {
        TableColumn("Time") { Text($0.date, format: .dateTime) }
        TableColumn("Person", value: \.person)
        TableColumn("Action", value: \.what)
      }
      .overlay {
        if entries.isEmpty { ContentUnavailableView("Nothing yet", systemImage: "list.bullet") }
      }
      .navigationTitle("Log")
    }
  }
}
