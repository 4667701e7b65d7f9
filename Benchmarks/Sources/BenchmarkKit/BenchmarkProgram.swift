import Foundation

/// A program that runs one case as often as it is told.
///
/// `PROGRAM CASE OPERATIONS` runs a case; without arguments it lists the cases.
///
/// It prints the nanoseconds of one operation. Instructions are counted from outside, by running it
/// twice under a profiler with different numbers of operations; see `measure.py`.
public struct BenchmarkProgram {
  private let cases: [Benchmark]

  /// Makes a program of its cases.
  ///
  /// - Parameter cases: The cases, in the order of the table.
  public init(_ cases: [Benchmark]) {
    self.cases = cases
  }

  /// Does what the arguments say.
  public func run() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let operations = Int(arguments[2]), operations > 0 else {
      for benchmark in cases { print(benchmark.name) }
      return
    }
    guard let benchmark = cases.first(where: { $0.name == arguments[1] }) else {
      Self.fail("There is no case '\(arguments[1])'.")
    }
    Task { @MainActor in
      await Self.measure(benchmark, operations: operations)
      exit(EXIT_SUCCESS)
    }
    MainQueueLoop.run()
  }

  @MainActor
  private static func measure(_ benchmark: Benchmark, operations: Int) async {
    let start = ContinuousClock.now
    let count = await benchmark.run(operations)
    let time = ContinuousClock.now - start
    guard count == operations else {
      fail("'\(benchmark.name)' counted \(count), but \(operations) operations were asked for.")
    }
    let (seconds, attoseconds) = time.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    print(Int(nanoseconds / Double(operations)))
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(EXIT_FAILURE)
  }
}
