/// A value has changed since a person began to edit it.
public struct EditConflict<Record: Versioned>: Error {
  /// What the person wanted to save or delete.
  public let mine: Record
  /// The value as it is now; `nil` if it was deleted.
  public let theirs: Record?

  /// Creates a conflict.
  ///
  /// - Parameters:
  ///   - mine: What the person wanted to save or delete.
  ///   - theirs: The value as it is now; `nil` if it was deleted.
  public init(mine: Record, theirs: Record?) {
    self.mine = mine
    self.theirs = theirs
  }

  /// What replaces the value if the person decides so: the own record with the version of the other.
  ///
  /// Saving it succeeds unless the value has changed once more. If it was deleted, saving this creates
  /// it again.
  public var overruling: Record {
    var record = mine
    record.version = theirs?.version ?? 0
    return record
  }
}

extension EditConflict: Equatable where Record: Equatable {}
