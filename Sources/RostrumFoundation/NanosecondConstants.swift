// The constants of Apple's headers, which Foundation doesn't have on Linux.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The number of nanoseconds in a second, as in `Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)`.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
