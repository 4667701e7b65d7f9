import Foundation
import Rostrum

extension NumberTable {
  mutating func addTimes() {
    let hour = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 3600)
    add("SystemFormatStyle init(countingDownIn:showsHours:maxFieldCount:maxPrecision:)") { n in
      Text(
        .currentDate,
        format: SystemFormatStyle.Timer(
          countingDownIn: hour, maxFieldCount: Int(nearest: n), maxPrecision: .seconds(clamping: n))
      )
    }
    add("SystemFormatStyle init(countingUpIn:showsHours:maxFieldCount:maxPrecision:)") { n in
      Text(
        .currentDate,
        format: SystemFormatStyle.Timer(
          countingUpIn: hour, maxFieldCount: Int(nearest: n), maxPrecision: .seconds(clamping: n)))
    }
    add("SystemFormatStyle init(startingAt:showsHours:maxFieldCount:maxPrecision:)") { n in
      Text(
        .currentDate,
        format: SystemFormatStyle.Stopwatch(
          startingAt: Date(timeIntervalSince1970: n), maxFieldCount: Int(nearest: n),
          maxPrecision: .seconds(clamping: n)))
    }
    add("SystemFormatStyle timer(countingDownIn:showsHours:maxFieldCount:maxPrecision:)") { n in
      Text(
        Date(timeIntervalSince1970: n),
        format: .timer(
          countingDownIn: hour, maxFieldCount: Int(nearest: n), maxPrecision: .seconds(clamping: n))
      )
    }
    add("SystemFormatStyle timer(countingUpIn:showsHours:maxFieldCount:maxPrecision:)") { n in
      Text(
        Date(timeIntervalSince1970: n),
        format: .timer(
          countingUpIn: hour, maxFieldCount: Int(nearest: n), maxPrecision: .seconds(clamping: n)))
    }
    add("SystemFormatStyle stopwatch(startingAt:showsHours:maxFieldCount:maxPrecision:)") { n in
      Text(
        .currentDate,
        format: .stopwatch(
          startingAt: Date(timeIntervalSince1970: n), maxFieldCount: Int(nearest: n),
          maxPrecision: .seconds(clamping: n)))
    }
  }
}
