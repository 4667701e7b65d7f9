import BenchmarkKit
import Foundation
import Rostrum
import RostrumTesting

extension Benchmark {
  static let hosts = [
    Benchmark("Host.Tap") { operations in
      let host = TestHost { FiftyElements() }
      for _ in 0..<operations { await host.button("Add to 5").tap() }
      return host.element(identifier: "5").shownCount
    },
    Benchmark("Host.Test") { operations in
      var count = 0
      for _ in 0..<operations {
        let host = TestHost { FiftyElements() }
        await host.button("Add to 5").tap()
        count += host.element(identifier: "5").shownCount
        host.tearDown()
      }
      return count
    },
    Benchmark("Host.Frame") { operations in
      let host = TestHost { FiftyElements() }
      var count = 0
      for operation in 0..<operations {
        let width: CGFloat = operation.isMultiple(of: 2) ? 400 : 500
        await host.resize(to: CGSize(width: width, height: 800))
        if host.role(.list)().frame.width == width { count += 1 }
      }
      return count
    },
  ]
}

extension HostElement {
  /// The count that the element says.
  fileprivate var shownCount: Int { Int(text) ?? 0 }
}
