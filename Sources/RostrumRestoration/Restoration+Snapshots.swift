import Foundation

extension Restoration {
  /// Encodes the values that have changed since the last snapshot.
  ///
  /// An incomplete capture is superseded.
  ///
  /// - Returns: All values of the launch, and those of earlier launches whose places the app hasn't
  ///   shown yet; see ``LaunchSnapshot/unusedBytes``.
  /// - Complexity: O(*n*) in the number of values that changed, and their size.
  package func snapshot() -> LaunchSnapshot {
    supersedeCapture()
    encodeChanges { _ in false }
    hasChanged = false
    return LaunchSnapshot(entries: entries)
  }

  /// The size, in bytes, from which a value is encoded off the main actor.
  static let detachedBytes = 16_384

  /// Encodes the values that have changed since the last snapshot, and copies large ones for later.
  ///
  /// An incomplete capture is superseded.
  ///
  /// - Returns: All values of the launch at this moment.
  /// - Complexity: O(*n*) in the number of changed values, and in the size of those that are small
  ///   or bound to the main actor.
  package func capture() -> LaunchCapture {
    supersedeCapture()
    var values: [LaunchCapture.Value] = []
    encodeChanges { registration in
      guard let value = detach(registration) else { return false }
      values.append(value)
      return true
    }
    hasChanged = false
    return LaunchCapture(
      LaunchSnapshot(entries: entries), lacking: values, number: snapshotCount, in: self)
  }

  /// Marks the values of an incomplete capture as changed again.
  private func supersedeCapture() {
    snapshotCount += 1
    for place in detached {
      if let registration = registrations[place], !registration.isReported {
        changes.append(registration)
      }
    }
    detached = []
  }

  private func detach(_ registration: KeptRegistration) -> LaunchCapture.Value? {
    let place = registration.place
    guard registration.mayDetach, let size = entries[place]?.json.count, size >= Self.detachedBytes,
      let value = registration.owner?.detached()
    else { return nil }
    registration.begin()
    detached.insert(place)
    return LaunchCapture.Value(
      place: place, type: TypeName.of(registration.type), value: value)
  }

  /// Completes a capture with its encoded values.
  ///
  /// - Parameters:
  ///   - capture: The capture.
  ///   - encoded: The values, see ``LaunchCapture/encode()``.
  /// - Returns: All values at the moment of the capture, and those created since; `nil` if a later
  ///   snapshot has superseded it, or the owner of a value has changed. The values then count as
  ///   changed.
  package func complete(
    _ capture: LaunchCapture, with encoded: LaunchCapture.Encoded
  ) -> LaunchSnapshot? {
    guard !hasEnded, capture.number == snapshotCount else { return nil }
    let isCurrent = capture.values.allSatisfy {
      registrations[$0.place] == nil || detached.contains($0.place)
    }
    guard isCurrent else {
      supersedeCapture()
      hasChanged = true
      return nil
    }
    var snapshot = capture.snapshot
    for (value, result) in zip(capture.values, encoded.results) {
      let place = value.place
      guard let registration = registrations[place] else {
        // The owner was removed in the meantime, which the next snapshot shows.
        snapshot.entries[place] = (try? result.get()).flatMap { $0 }.map {
          LaunchSnapshot.Entry(type: value.type, json: $0)
        }
        continue
      }
      detached.remove(place)
      if case .failure(is BoundToMainActor) = result {
        registration.mayDetach = false
        encode(registration, with: JSONEncoder(for: self))
      } else {
        keep(result, of: registration)
      }
      snapshot.entries[place] = entries[place]
    }
    addReferences(to: &snapshot)
    return snapshot
  }

  /// Adds values that were registered during the encoding of values that refer to them.
  private func addReferences(to snapshot: inout LaunchSnapshot) {
    let encoder = JSONEncoder(for: self)
    for registration in changes where snapshot.entries[registration.place] == nil {
      encode(registration, with: encoder)
      snapshot.entries[registration.place] = entries[registration.place]
    }
    changes.removeAll { !$0.isReported }
  }

  /// Encodes the values that have changed.
  ///
  /// - Parameter isDetached: Whether to encode a value later.
  private func encodeChanges(except isDetached: (KeptRegistration) -> Bool) {
    guard !hasEnded, !changes.isEmpty else { return }
    let encoder = JSONEncoder(for: self)
    // NB: Encoding a value may register others, such as shared values that it refers to.
    while !changes.isEmpty {
      let registrations = changes
      changes = []
      for registration in registrations where !isDetached(registration) {
        encode(registration, with: encoder)
      }
    }
  }

  private func encode(_ registration: KeptRegistration, with encoder: JSONEncoder) {
    guard registrations[registration.place] === registration else { return }
    guard let owner = registration.owner else { return remove(registration) }
    registration.begin()
    keep(Result { try owner.encode(with: encoder) }, of: registration)
  }

  /// Keeps an encoded value, or records why it can't be encoded.
  private func keep(_ result: Result<Data?, any Error>, of registration: KeptRegistration) {
    let (place, type) = (registration.place, TypeName.of(registration.type))
    switch result {
    case .success(let json):
      entries[place] = json.map { LaunchSnapshot.Entry(type: type, json: $0) }
      registration.setLost(false)
    case .failure(let error):
      entries[place] = nil
      registration.setLost(true)
      let reason = (error as? EncodingError)?.shortDescription ?? "\(error)"
      report(RestorationIssue(.notEncoded, at: place, of: type, because: reason))
    }
  }
}
