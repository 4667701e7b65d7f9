import GRDB
import Rostrum
import RostrumDatabase

/// The first screen, which follows the database.
struct StartView: View {
  @SharedReader(.query { try Note.fetchCount($0) }) private var count = 0

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Notes") { Text(count, format: .number) }
      }
      .navigationTitle("Starter")
    }
  }
}

#Preview {
  let _ = prepareDependencies { $0.appDatabase = .withAllSamples() }
  StartView()
}
