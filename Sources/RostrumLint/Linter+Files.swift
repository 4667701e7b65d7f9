extension Linter {
  /// Lints files at the same time, on all cores.
  ///
  /// - Parameter paths: The paths of the files.
  /// - Returns: What is known of each file, in the order of the paths.
  package func check(_ paths: [String]) async -> [FileReport] {
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
      for await (index, report) in group { reports[index] = report }
      return reports.compactMap(\.self)
    }
  }
}
