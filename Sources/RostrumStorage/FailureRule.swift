/// The rule by which a session is cleared of ending the processes that run it.
package enum FailureRule {
  /// How long a session must live to be cleared.
  package static let trial = Duration.seconds(10)
}
