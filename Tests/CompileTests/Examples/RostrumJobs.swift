// What the examples in the comments of RostrumJobs use without declaring it.
struct NightlyReport: Job {
  var day = ""
  func run(_ run: JobRun) async throws {}
}

// MARK: Properties
@Dependency(\.jobQueue) var jobs

// MARK: Variables
@Dependency(\.jobQueue) var jobs
let day = ""
_ = (jobs, day)
