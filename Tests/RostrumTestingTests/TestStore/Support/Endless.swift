/// Waits until the task is cancelled.
func waitForCancellation() async {
  let stream = AsyncStream<Never> { _ in }
  for await _ in stream {}
}
