import Foundation

/// Runs work on a thread of its own, with a stack of a size.
///
/// Secondary threads of Apple’s systems have 512 KiB.
///
/// - Parameters:
///   - kibibytes: The size of the thread’s stack.
///   - work: What is to be run.
/// - Returns: What the work returned.
func onThread<Value: Sendable>(
  stack kibibytes: Int, _ work: @escaping @Sendable () -> Value
) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = kibibytes * 1024
    thread.start()
  }
}

/// An address near the end of the stack of the caller.
@inline(never) func stackAddress() -> UInt {
  var mark: UInt8 = 0
  return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
}
