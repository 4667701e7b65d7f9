// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "managedObjectContext isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public var managedObjectContext: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContext isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public var modelContext: Missing { Missing() }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContainer isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContainer(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContainer isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContainer(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContainer isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContainer(
    for p0: some Any,
    inMemory p1: some Any,
    isAutosaveEnabled p2: some Any,
    isUndoEnabled p3: some Any,
    onSetup p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContainer isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContainer(
    for p0: Missing,
    inMemory p1: some Any,
    isAutosaveEnabled p2: some Any,
    isUndoEnabled p3: some Any,
    onSetup p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContext isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContext(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContext isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContext(
    _ p0: Missing
  ) -> Self { self }
}

extension Scene {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContainer isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContainer(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContainer isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContainer(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContainer isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContainer(
    for p0: some Any,
    inMemory p1: some Any,
    isAutosaveEnabled p2: some Any,
    isUndoEnabled p3: some Any,
    onSetup p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContainer isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContainer(
    for p0: Missing,
    inMemory p1: some Any,
    isAutosaveEnabled p2: some Any,
    isUndoEnabled p3: some Any,
    onSetup p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContext isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContext(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modelContext isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
  )
  public func modelContext(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FetchRequest isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
)
@dynamicMemberLookup
public struct FetchRequest {
  /// Unavailable.
  public init(
    entity p0: some Any,
    sortDescriptors p1: some Any,
    predicate p2: some Any,
    animation p3: some Any
  ) {}

  /// Unavailable.
  public init(
    fetchRequest p0: some Any,
    animation p1: some Any
  ) {}

  /// Unavailable.
  public init(
    fetchRequest p0: some Any,
    transaction p1: some Any
  ) {}

  /// Unavailable.
  public init(
    sortDescriptors p0: some Any,
    predicate p1: some Any,
    animation p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FetchedResults isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
)
@dynamicMemberLookup
public struct FetchedResults {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SectionedFetchRequest isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
)
@dynamicMemberLookup
public struct SectionedFetchRequest {
  /// Unavailable.
  public init(
    entity p0: some Any,
    sectionIdentifier p1: some Any,
    sortDescriptors p2: some Any,
    predicate p3: some Any,
    animation p4: some Any
  ) {}

  /// Unavailable.
  public init(
    fetchRequest p0: some Any,
    sectionIdentifier p1: some Any,
    animation p2: some Any
  ) {}

  /// Unavailable.
  public init(
    fetchRequest p0: some Any,
    sectionIdentifier p1: some Any,
    transaction p2: some Any
  ) {}

  /// Unavailable.
  public init(
    sectionIdentifier p0: some Any,
    sortDescriptors p1: some Any,
    predicate p2: some Any,
    animation p3: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SectionedFetchResults isn't supported: the databases of Apple’s systems; use a dependency, or `@Shared` (Documentation/Support.md, V12.11)"
)
@dynamicMemberLookup
public struct SectionedFetchResults {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
