// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dragConfiguration isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dragConfiguration(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dragConfiguration isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dragConfiguration(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dragContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dragContainer(
    for p0: some Any,
    in p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dragContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dragContainer(
    for p0: Missing,
    in p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dragContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dragContainer(
    for p0: some Any,
    itemID p1: some Any,
    in p2: some Any,
    _ p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dragContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dragContainer(
    for p0: Missing,
    itemID p1: some Any,
    in p2: some Any,
    _ p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dragContainerSelection isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dragContainerSelection(
    _ p0: some Any,
    containerNamespace p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dragContainerSelection isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dragContainerSelection(
    _ p0: Missing,
    containerNamespace p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dragPreviewsFormation isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dragPreviewsFormation(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dragPreviewsFormation isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dragPreviewsFormation(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dropConfiguration isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dropConfiguration(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dropConfiguration isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dropConfiguration(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dropPreviewsFormation isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dropPreviewsFormation(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dropPreviewsFormation isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func dropPreviewsFormation(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onDragSessionUpdated isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func onDragSessionUpdated(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onDragSessionUpdated isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func onDragSessionUpdated(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onDropSessionUpdated isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func onDropSessionUpdated(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onDropSessionUpdated isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func onDropSessionUpdated(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "reorderContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func reorderContainer(
    for p0: some Any,
    in p1: some Any,
    isEnabled p2: some Any,
    move p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "reorderContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func reorderContainer(
    for p0: Missing,
    in p1: some Any,
    isEnabled p2: some Any,
    move p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "reorderContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func reorderContainer(
    for p0: some Any,
    isEnabled p1: some Any,
    move p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "reorderContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func reorderContainer(
    for p0: Missing,
    isEnabled p1: some Any,
    move p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "reorderContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func reorderContainer(
    for p0: some Any,
    itemID p1: some Any,
    in p2: some Any,
    isEnabled p3: some Any,
    move p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "reorderContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func reorderContainer(
    for p0: Missing,
    itemID p1: some Any,
    in p2: some Any,
    isEnabled p3: some Any,
    move p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "reorderContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func reorderContainer(
    for p0: some Any,
    itemID p1: some Any,
    isEnabled p2: some Any,
    move p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "reorderContainer isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func reorderContainer(
    for p0: Missing,
    itemID p1: some Any,
    isEnabled p2: some Any,
    move p3: some Any
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DragConfiguration isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
)
@dynamicMemberLookup
public struct DragConfiguration {
  /// Unavailable.
  public init(
    allowMove p0: some Any
  ) {}

  /// Unavailable.
  public init(
    allowMove p0: some Any,
    allowDelete p1: some Any
  ) {}

  /// Unavailable.
  public init(
    operationsWithinApp p0: some Any,
    operationsOutsideApp p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DragDropPreviewsFormation isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
)
@dynamicMemberLookup
public struct DragDropPreviewsFormation {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DragSession isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
)
@dynamicMemberLookup
public struct DragSession {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DropConfiguration isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
)
@dynamicMemberLookup
public struct DropConfiguration {
  /// Unavailable.
  public init(
    operation p0: some Any
  ) {}

  /// Unavailable.
  public init(
    operation p0: some Any,
    @ViewBuilder destination p1: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DropSession isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
)
@dynamicMemberLookup
public struct DropSession {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ItemProviderTableRowModifier isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
)
@dynamicMemberLookup
public struct ItemProviderTableRowModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OnInsertTableRowModifier isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
)
@dynamicMemberLookup
public struct OnInsertTableRowModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ReorderableSingleCollectionIdentifier isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
)
@dynamicMemberLookup
public struct ReorderableSingleCollectionIdentifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ReorderDifference isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
)
@dynamicMemberLookup
public struct ReorderDifference {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
