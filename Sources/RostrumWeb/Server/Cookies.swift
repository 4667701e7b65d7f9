/// The values of `Cookie` headers; see RFC 6265, section 5.4.
package enum Cookies {
  /// Returns the values of all cookies with a name, in the order in which they were sent.
  ///
  /// O(n) in the length of the headers.
  package static func values(named name: String, in headers: [String]) -> [Substring] {
    headers.flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { return nil }
      return parts[1]
    }
  }
}
