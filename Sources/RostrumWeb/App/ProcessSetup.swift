/// What a program that serves an app changes in its process.
enum ProcessSetup {
  /// Prepares the process.
  ///
  /// NB: The first line may start the program again.
  static func perform() {
    CrashReport.keepBrief()
    StandardOutput.flushEachLine()
    OpenFileLimit.raise()
    MemoryAllocator.configure()
  }
}
