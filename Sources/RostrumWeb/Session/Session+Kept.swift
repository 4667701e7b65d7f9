import Logging
import RostrumViews

extension Session {
  /// Records the values that the scene stores with the tab, and drops those that are refused.
  package func keepValues() {
    guard mutations.contains(where: \.isKeeping) else { return }
    mutations.removeAll { mutation in
      guard case .keep(let text, let name) = mutation else { return false }
      return !keep(text, for: name)
    }
  }

  /// Records a value.
  ///
  /// - Returns: Whether the value is sent to the tab; a refusal is logged with its reason.
  @discardableResult
  package func keep(_ text: String?, for name: String) -> Bool {
    do throws(KeptValues.Refusal) {
      try kept.set(text, for: name)
      didChange?()
      return true
    } catch {
      logger.warning(
        "A value of @SceneStorage is not kept: \(error). The tab has the value before.",
        metadata: ["name": "\(name)", "bytes": "\(text?.utf8.count ?? 0)"])
      return false
    }
  }
}

extension Mutation {
  fileprivate var isKeeping: Bool {
    if case .keep = self { true } else { false }
  }
}
