extension Linter {
  /// Lints files at the same time, on all cores.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - progress: Receives the number of files that are done, after each.
  /// - Returns: What is known of each file, in the order of the paths.
  package func check(
    _ paths: [String], progress: (_ done: Int) -> Void = { _ in }
  ) async -> [FileReport] {
    await withTaskGroup(of: (Int, FileReport).self) { group in
      for (index, path) in paths.enumerated() {
        group.addTask {
          switch SourceFiles.read(path) {
          case .success(let text): (index, check(text, path: path))
          case .failure(let error): (index, FileReport(error.problem))
          }
        }
      }
      var reports = [FileReport?](repeating: nil, count: paths.count)
      var done = 0
      for await (index, report) in group {
        reports[index] = report
        done += 1
        progress(done)
      }
      return reports.compactMap(\.self)
    }
  }
}
