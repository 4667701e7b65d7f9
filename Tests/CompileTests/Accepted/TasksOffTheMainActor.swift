import Rostrum

func cancel(_ task: StoreTask) { task.cancel() }

actor Worker {
  var tasks: Set<StoreTask> = []

  func stop() {
    for task in tasks { task.cancel() }
  }
}
