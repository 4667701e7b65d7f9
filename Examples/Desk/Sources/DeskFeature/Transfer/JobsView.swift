import Rostrum
import RostrumJobs

/// What the program does by itself.
struct JobsView: View {
  @SharedReader(.jobs) private var jobs: [JobStatus] = []
  @Dependency(\.jobQueue) private var queue

  var body: some View {
    NavigationStack {
      List(jobs) { job in
        HStack {
          VStack(alignment: .leading) {
            Text(LocalizedStringKey(job.kind))
            Text(verbatim: job.failure ?? job.message).foregroundStyle(.secondary)
            ForEach(job.log.suffix(3), id: \.self) {
              Text(verbatim: $0.text).font(.caption).foregroundStyle(.secondary)
            }
          }
          Spacer()
          if job.phase.isFinal {
            Image(systemName: job.phase == .succeeded ? "checkmark" : "exclamationmark.triangle")
          } else {
            ProgressView(value: job.progress).frame(width: 120)
            Button("Cancel", role: .cancel) { Task { try await queue.cancel(job.id) } }
          }
        }
      }
      .overlay {
        if jobs.isEmpty { ContentUnavailableView("No jobs", systemImage: "gearshape") }
      }
      .navigationTitle("Jobs")
    }
  }
}
