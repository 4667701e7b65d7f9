/// When a session isn't suspected any longer of ending the processes that run it.
package enum FailureRule {
  /// The time after which a session that lives has proved itself.
  package static let trial = Duration.seconds(10)
}
