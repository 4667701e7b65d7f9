import Foundation

/// What a launch of an app begins with, and what it keeps for the next one.
///
/// Owners of values ask for the value of their place when they are made, register, and report each
/// change. A snapshot encodes only the values that changed since the last one.
///
///     let restoration = Restoration(snapshot)
///     let count = restoration.value(Int.self, at: place) ?? 0
///     restoration.register(box, as: Int.self, at: place)
///     restoration.changed(place)
@MainActor
package final class Restoration {
  private struct Registration {
    weak var owner: (any KeptValue)?
    let type: String
  }

  /// Called when a value has changed for the first time since the last snapshot.
  package var didChange: (() -> Void)?
  /// What couldn't be kept or restored so far.
  package private(set) var issues: [RestorationIssue] = []
  private var owners: [KeptPlace: Registration] = [:]
  /// The entries of the earlier launch and those of the last snapshot.
  private var snapshotEntries: [KeptPlace: LaunchSnapshot.Entry]
  private var changedPlaces: Set<KeptPlace> = []
  private var hasChanged = false
  private var ordinals: [String: Int] = [:]
  private let encoder: JSONEncoder
  private let decoder: JSONDecoder

  /// Begins a launch.
  ///
  /// - Parameter snapshot: What an earlier launch has kept.
  package init(_ snapshot: LaunchSnapshot? = nil) {
    snapshotEntries = snapshot?.entries ?? [:]
    encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  }

  /// Whether a value has changed since the last snapshot.
  package var needsSnapshot: Bool { hasChanged }

  /// Whether nothing that the app has shown so far would be lost if the launch ended now.
  package var isComplete: Bool { !issues.contains { $0.kind != .notDecoded } }

  /// The place of the next root store, or of a similar value, of a type.
  ///
  /// - Parameters:
  ///   - kind: The kind of the value, such as `store`.
  ///   - type: The name of the type.
  /// - Returns: A place that no other value of this launch has.
  package func nextPlace(_ kind: String, of type: String) -> KeptPlace {
    let name = "\(kind):\(type)"
    let ordinal = ordinals[name, default: 0]
    ordinals[name] = ordinal + 1
    return KeptPlace(rawValue: ordinal == 0 ? name : "\(name)#\(ordinal)")
  }

  /// The value that the earlier launch had at a place.
  ///
  /// A value that can't be decoded is recorded in ``issues``.
  ///
  /// - Parameters:
  ///   - type: The type of the value, which must be that of the earlier launch.
  ///   - place: The place.
  /// - Returns: The value; `nil` if there is none.
  package func value<Value: Decodable>(_ type: Value.Type, at place: KeptPlace) -> Value? {
    guard let entry = snapshotEntries[place], entry.type == Self.name(of: type) else { return nil }
    do {
      return try decoder.decode(Value.self, from: entry.json)
    } catch {
      snapshotEntries[place] = nil
      issues.append(
        RestorationIssue(.notDecoded, at: place, of: entry.type, because: "\(error)"))
      return nil
    }
  }

  /// Registers the owner of a place, whose value is part of the next snapshot.
  ///
  /// - Parameters:
  ///   - owner: The owner, which isn't retained.
  ///   - type: The type of the value.
  ///   - place: The place.
  package func register(_ owner: any KeptValue, as type: Any.Type, at place: KeptPlace) {
    owners[place] = Registration(owner: owner, type: Self.name(of: type))
    changed(place)
  }

  /// Removes a place with its value.
  package func remove(_ place: KeptPlace) {
    owners[place] = nil
    snapshotEntries[place] = nil
    changedPlaces.remove(place)
    setChanged()
  }

  /// Reports that the value of a place has changed.
  package func changed(_ place: KeptPlace) {
    changedPlaces.insert(place)
    setChanged()
  }

  /// Records what can't be kept, once for each place.
  package func report(_ issue: RestorationIssue) {
    if !issues.contains(where: { $0.place == issue.place && $0.kind == issue.kind }) {
      issues.append(issue)
    }
  }

  private func setChanged() {
    guard !hasChanged else { return }
    hasChanged = true
    didChange?()
  }

  /// Encodes the values that have changed since the last snapshot.
  ///
  /// - Returns: All values of the launch, and those of an earlier launch whose places the app hasn't
  ///   shown yet.
  /// - Complexity: O(*n*) in the number of values that changed.
  package func snapshot() -> LaunchSnapshot {
    for place in changedPlaces {
      guard let registration = owners[place] else { continue }
      guard let owner = registration.owner else {
        owners[place] = nil
        snapshotEntries[place] = nil
        continue
      }
      do {
        snapshotEntries[place] = try owner.encode(with: encoder).map {
          LaunchSnapshot.Entry(type: registration.type, json: $0)
        }
      } catch {
        snapshotEntries[place] = nil
        report(
          RestorationIssue(.notEncoded, at: place, of: registration.type, because: "\(error)"))
      }
    }
    changedPlaces = []
    hasChanged = false
    return LaunchSnapshot(entries: snapshotEntries)
  }

  /// The name of a type, with its module.
  nonisolated package static func name(of type: Any.Type) -> String { _typeName(type) }
}
