import Foundation

/// The values that a launch of an app starts with, and those that it keeps for the next launch.
///
/// When an owner of a value is created, it asks for the value at its place, registers, and then
/// reports each change. A snapshot encodes only the values that changed since the last one.
///
///     let restoration = Restoration(snapshot)
///     let place = restoration.place(named: "store:Counter.State")
///     let state = restoration.value(Counter.State.self, at: place) ?? Counter.State()
///     registration = restoration.register(core, as: Counter.State.self, at: place)
///     registration.changed()
///
/// A host passes it to stores as a dependency and to views through the environment, takes snapshots
/// between turns, and calls ``end()`` before it tears the views down.
@MainActor
package final class Restoration {
  /// Called at the first change of any value after a snapshot.
  package var didChange: (() -> Void)?
  /// Whether the launch continues an earlier one.
  package let isRestored: Bool
  /// The values that couldn't be kept or restored so far.
  package private(set) var issues: [RestorationIssue] = []

  var registrations: [KeptPlace: KeptRegistration] = [:]
  /// The entries of the earlier launch and those of the last snapshot.
  var entries: [KeptPlace: LaunchSnapshot.Entry]
  /// The numbers above zero of the places that the earlier launch kept, by name, in descending
  /// order.
  private var keptOrdinals: [String: [Int]] = [:]
  /// The numbers of the places whose names several values have used.
  private var numbers: [String: PlaceNumbers] = [:]
  /// The places whose entries are in an earlier form.
  private var migrated: Set<KeptPlace> = []
  var changes: [KeptRegistration] = []
  /// The places of values that the current capture lacks.
  var detached: Set<KeptPlace> = []
  /// The number of snapshots and captures so far.
  var snapshotCount: UInt64 = 0
  var hasChanged = false
  private(set) var hasEnded = false
  /// The number of values that will be missing from the next launch.
  private var lostCount = 0
  // NB: Most launches restore nothing. A coder takes up half a kilobyte.
  private lazy var decoder = JSONDecoder(for: self)

  /// Starts a launch.
  ///
  /// - Parameter snapshot: The snapshot of an earlier launch.
  package init(_ snapshot: LaunchSnapshot? = nil) {
    isRestored = snapshot != nil
    entries = snapshot?.entriesOfNextLaunch ?? [:]
    for place in entries.keys {
      if let (name, ordinal) = place.numbered { keptOrdinals[name, default: []].append(ordinal) }
    }
    for name in keptOrdinals.keys { keptOrdinals[name]?.sort(by: >) }
  }

  /// Whether a value has changed since the last snapshot, or isn't encoded yet.
  package var needsSnapshot: Bool { hasChanged || !detached.isEmpty }

  /// Whether a snapshot taken now would keep everything.
  package var isComplete: Bool { lostCount == 0 }
}

// MARK: Places and values

extension Restoration {
  /// The place of the next value with a name.
  ///
  /// Several values may share a name, such as the stores of one type. They get the places that the
  /// earlier launch kept, in order, and then free ones.
  ///
  /// - Parameter name: The name of the place.
  /// - Returns: A place that no living value of this launch has.
  /// - Complexity: Amortized O(log *n*) in the returned places with the name.
  package func place(named name: String) -> KeptPlace {
    let first = KeptPlace(rawValue: name)
    if isFree(first), entries[first] != nil { return first }
    while let ordinal = keptOrdinals[name]?.popLast() {
      let kept = KeptPlace(name, ordinal: ordinal)
      if isFree(kept) { return kept }
    }
    // Most names belong to a single value and need no numbers.
    if isFree(first) { return first }
    let ordinal = numbers[name, default: PlaceNumbers()].firstFree {
      isFree(KeptPlace(name, ordinal: $0))
    }
    return KeptPlace(name, ordinal: ordinal)
  }

  /// A place that neither this launch nor the earlier one uses.
  ///
  /// - Parameter name: The name of the place.
  /// - Returns: The place.
  /// - Complexity: Amortized O(log *n*) in the returned places with the name.
  package func newPlace(named name: String) -> KeptPlace {
    let first = KeptPlace(rawValue: name)
    if isNew(first) { return first }
    let ordinal = numbers[name, default: PlaceNumbers()].firstNew {
      isNew(KeptPlace(name, ordinal: $0))
    }
    return KeptPlace(name, ordinal: ordinal)
  }

  /// The owner of the value at a place.
  package func owner(of place: KeptPlace) -> (any KeptValue)? { registrations[place]?.owner }

  private func isFree(_ place: KeptPlace) -> Bool {
    registrations[place]?.isFree ?? true
  }

  private func isNew(_ place: KeptPlace) -> Bool {
    isFree(place) && entries[place] == nil
  }

  /// Makes a place available again after its value or entry was removed.
  private func giveBack(_ place: KeptPlace) {
    guard !numbers.isEmpty else { return }
    let (name, ordinal) = place.numbered ?? (place.rawValue, 0)
    numbers[name]?.giveBack(ordinal)
  }

  /// The value that the earlier launch had at a place.
  ///
  /// A value in an earlier form is migrated, see ``Migratable``. A value that can't be decoded is
  /// recorded in ``issues`` and dropped, so that only this place starts from its initial value.
  ///
  /// - Parameters:
  ///   - type: The type of the value, which must be that of the earlier launch or able to migrate
  ///     it.
  ///   - place: The place.
  ///   - declaration: The name of the declaration, for the issue.
  /// - Returns: The value; `nil` if there is none.
  package func value<Value: Decodable>(
    _ type: Value.Type, at place: KeptPlace, declaration: String? = nil
  ) -> Value? {
    guard let entry = entries[place] else { return nil }
    let name = TypeName.of(type)
    let reason: String
    if entry.type != name, !TypeName.former(of: type).contains(entry.type) {
      reason = "It was a value of \(entry.type)."
    } else {
      do {
        let (value, isMigrated) = try decoder.decodeMigrating(type, from: entry.json)
        if isMigrated { migrated.insert(place) }
        return value
      } catch let error as DecodingError {
        reason = error.shortDescription
      } catch {
        reason = "\(error)"
      }
    }
    entries[place] = nil
    giveBack(place)
    setChanged()
    report(
      RestorationIssue(
        .notDecoded, at: place, of: name, declaration: declaration, because: reason))
    return nil
  }
}

// MARK: Owners

extension Restoration {
  /// Registers the owner of a value to be part of the next snapshot.
  ///
  /// - Parameters:
  ///   - owner: The owner, which isn't retained.
  ///   - type: The type of the value.
  ///   - place: The place.
  ///   - isRestored: Whether the value is the one that the earlier launch had at the place. It is
  ///     then encoded only after a change, unless it was migrated.
  /// - Returns: The registration, by which the owner reports changes and removal.
  package func register(
    _ owner: any KeptValue, as type: Any.Type, at place: KeptPlace, isRestored: Bool = false
  ) -> KeptRegistration {
    let registration = KeptRegistration(owner, as: type, at: place, in: self)
    registrations[place] = registration
    if isRestored, entries[place] != nil, migrated.remove(place) == nil {
      entries[place]?.unused = nil
    } else {
      registration.changed()
    }
    return registration
  }

  /// Registers a value that can't be kept, because its type isn't `Codable`.
  ///
  /// - Parameters:
  ///   - issue: Describes the value.
  ///   - type: The type of the value.
  ///   - isLost: Whether ending the launch would lose something.
  /// - Returns: The registration, by which the owner reports its removal.
  package func registerUnkept(
    _ issue: RestorationIssue, as type: Any.Type, isLost: Bool
  ) -> KeptRegistration {
    report(issue)
    let registration = KeptRegistration(nil, as: type, at: issue.place, in: self)
    registrations[issue.place] = registration
    registration.setLost(isLost)
    return registration
  }

  func remove(_ registration: KeptRegistration) {
    if hasEnded { return }
    registration.setLost(false)
    guard registrations[registration.place] === registration else { return }
    registrations[registration.place] = nil
    defer { giveBack(registration.place) }
    detached.remove(registration.place)
    if entries.removeValue(forKey: registration.place) != nil { setChanged() }
  }

  func changed(_ registration: KeptRegistration) {
    changes.append(registration)
    setChanged()
  }

  func countLost(_ change: Int) {
    lostCount += change
  }

  /// Records a value that can't be kept or restored, once per declaration.
  package func report(_ issue: RestorationIssue) {
    let isKnown = issues.contains { $0.kind == issue.kind && $0.subject == issue.subject }
    if !isKnown { issues.append(issue) }
  }

  private func setChanged() {
    guard !hasChanged, !hasEnded else { return }
    hasChanged = true
    didChange?()
  }
}

// MARK: End

extension Restoration {
  /// Ends the launch: values released from now on remain in the last snapshot.
  ///
  /// Take the last snapshot first.
  package func end() {
    hasEnded = true
    didChange = nil
    detached = []
  }
}
