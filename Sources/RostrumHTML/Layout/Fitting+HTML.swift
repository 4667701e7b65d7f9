import RostrumElements

extension DOMNode {
  /// One of several views; the client measures them and requests the first that fits.
  static func fitting(_ shown: Int, of last: Int, _ axis: Axis?) -> DOMNode {
    DOMNode("div", class: axis.map { "r-fitting-\($0.webName)" }).slot().with {
      if shown == last { $0.classes.append("r-fitting-last") }
      $0[.fit] = "\(shown)"
      $0.listen(for: .number)
    }
  }
}
