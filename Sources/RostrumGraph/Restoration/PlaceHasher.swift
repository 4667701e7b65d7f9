/// Hashes the place of a node in the tree.
///
/// Unlike `Hasher`, it yields the same number in each process. The place consists of what
/// distinguishes the node and each of its ancestors from other children: views with a body by their
/// types, sibling views by their order, rows and views with an `id(_:)` by their identities.
/// Containers and modifiers aren't part of it, so a program that adds one finds the values of the
/// views within.
public struct PlaceHasher {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Whether each part of the place is the same in each launch.
  package var isStable = true

  private let owners: [KeptIdentityOwner]

  package init() { owners = [] }

  init(naming owners: [KeptIdentityOwner]) { self.owners = owners }

  package mutating func combine(_ number: UInt64) {
    value = (value ^ number) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 32
  }

  /// Adds the slot of a node, unless it is the only child of its parent.
  package mutating func combine(slot: UInt16) {
    if slot != 0 { combine(UInt64(slot)) }
  }

  /// Adds an identity of the app.
  ///
  /// - Parameter id: The identity.
  /// - Returns: Whether the identity has a spelling that is the same in each process.
  @MainActor
  package mutating func combine<ID: Hashable>(id: ID) -> Bool {
    guard let text = text(of: id) else { return false }
    combine(Self.number(of: text))
    return true
  }

  @MainActor
  private func text<ID: Hashable>(of id: ID) -> String? {
    if owners.isEmpty { return PlaceText.of(id) }
    let names = owners.lazy.compactMap { $0.owner?.keptName(of: AnyHashable(id)) }
    return switch names.first {
    case .lasting(let name): name
    case .unkept: nil
    case nil: PlaceText.of(id)
    }
  }

  /// The number of a text.
  package static func number(of text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

/// The spelling of identities, which is the same in each process.
@MainActor
enum PlaceText {
  static func of<ID: Hashable>(_ id: ID) -> String? {
    if let text = id as? String { return text }
    if let number = id as? Int { return String(number) }
    guard ID.self == AnyHashable.self else {
      return AddressFormat<ID>.automatic(allowsStructure: true)?.print(id)?.first
    }
    return (AnyHashable(id).base as? any Hashable).flatMap { of($0) }
  }
}
