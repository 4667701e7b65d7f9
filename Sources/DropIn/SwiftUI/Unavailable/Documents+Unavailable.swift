// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentBrowserContextMenu isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentBrowserContextMenu(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentBrowserContextMenu isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentBrowserContextMenu(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentLaunchSubtitle isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentLaunchSubtitle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentLaunchSubtitle isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentLaunchSubtitle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentLaunchTitle isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentLaunchTitle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentLaunchTitle isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentLaunchTitle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onAssignedDocumentDidSubmit isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func onAssignedDocumentDidSubmit(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onAssignedDocumentDidSubmit isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func onAssignedDocumentDidSubmit(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onAssignedDocumentDidWithdraw isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func onAssignedDocumentDidWithdraw(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onAssignedDocumentDidWithdraw isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func onAssignedDocumentDidWithdraw(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onAssignedDocumentWillSubmit isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func onAssignedDocumentWillSubmit(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onAssignedDocumentWillSubmit isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func onAssignedDocumentWillSubmit(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onAssignedDocumentWillWithdraw isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func onAssignedDocumentWillWithdraw(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onAssignedDocumentWillWithdraw isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func onAssignedDocumentWillWithdraw(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentToolbar isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func contentToolbar(
    for p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentToolbar isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func contentToolbar(
    for p0: Missing,
    @ViewBuilder content p1: () -> some View
  ) -> Self { self }
}

extension Scene {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentBrowserContextMenu isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentBrowserContextMenu(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentBrowserContextMenu isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentBrowserContextMenu(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentLaunchSubtitle isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentLaunchSubtitle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentLaunchSubtitle isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentLaunchSubtitle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentLaunchTitle isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentLaunchTitle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentLaunchTitle isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public func documentLaunchTitle(
    _ p0: Missing
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "newDocument isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public var newDocument: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "openDocument isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public var openDocument: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "documentConfiguration isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
  )
  public var documentConfiguration: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DefaultDocumentGroupLaunchActions isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DefaultDocumentGroupLaunchActions {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DefaultNewDocumentButtonLabel isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DefaultNewDocumentButtonLabel {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Document isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct Document {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentBaseBox isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentBaseBox {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentConfiguration isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentCreationContext isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentCreationContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentCreationSource isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentCreationSource {
  /// Unavailable.
  public init(
    id p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentGroupLaunchScene isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentGroupLaunchScene {
  /// Unavailable.
  public init(
    _ p0: some Any,
    _ p1: some Any,
    background p2: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    _ p1: some Any,
    background p2: some Any,
    backgroundAccessoryView p3: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    _ p1: some Any,
    background p2: some Any,
    backgroundAccessoryView p3: some Any,
    overlayAccessoryView p4: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    _ p1: some Any,
    background p2: some Any,
    overlayAccessoryView p3: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    backgroundStyle p1: some Any,
    _ p2: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    backgroundStyle p1: some Any,
    _ p2: some Any,
    backgroundAccessoryView p3: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    backgroundStyle p1: some Any,
    _ p2: some Any,
    backgroundAccessoryView p3: some Any,
    overlayAccessoryView p4: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    backgroundStyle p1: some Any,
    _ p2: some Any,
    overlayAccessoryView p3: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentLaunchGeometryProxy isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentLaunchGeometryProxy {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentLaunchView isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentLaunchView {
  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    _ p2: some Any,
    onDocumentOpen p3: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    _ p2: some Any,
    onDocumentOpen p3: some Any,
    background p4: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    _ p2: some Any,
    onDocumentOpen p3: some Any,
    background p4: some Any,
    backgroundAccessoryView p5: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    _ p2: some Any,
    onDocumentOpen p3: some Any,
    background p4: some Any,
    backgroundAccessoryView p5: some Any,
    overlayAccessoryView p6: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    _ p2: some Any,
    onDocumentOpen p3: some Any,
    background p4: some Any,
    overlayAccessoryView p5: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    _ p2: some Any,
    onDocumentOpen p3: some Any,
    backgroundAccessoryView p4: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    _ p2: some Any,
    onDocumentOpen p3: some Any,
    backgroundAccessoryView p4: some Any,
    overlayAccessoryView p5: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    _ p2: some Any,
    onDocumentOpen p3: some Any,
    overlayAccessoryView p4: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    backgroundStyle p2: some Any,
    _ p3: some Any,
    onDocumentOpen p4: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    backgroundStyle p2: some Any,
    _ p3: some Any,
    onDocumentOpen p4: some Any,
    backgroundAccessoryView p5: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    backgroundStyle p2: some Any,
    _ p3: some Any,
    onDocumentOpen p4: some Any,
    backgroundAccessoryView p5: some Any,
    overlayAccessoryView p6: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    backgroundStyle p2: some Any,
    _ p3: some Any,
    onDocumentOpen p4: some Any,
    overlayAccessoryView p5: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentReadConfiguration isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentReadConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentReader isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentReader {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentWriteConfiguration isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentWriteConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DocumentWriter isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct DocumentWriter {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FileDocumentConfiguration isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct FileDocumentConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FileWrapperDocumentReader isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct FileWrapperDocumentReader {
  /// Unavailable.
  public init(
    _ p0: some Any,
    makeSnapshot p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FileWrapperDocumentWriter isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct FileWrapperDocumentWriter {
  /// Unavailable.
  public init(
    _ p0: some Any,
    makeFileWrapper p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NewDocumentAction isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct NewDocumentAction {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NewDocumentButton isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct NewDocumentButton {
  /// Unavailable.
  public init(
    _ p0: some Any,
    contentType p1: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    contentType p1: some Any,
    prepareDocumentURL p2: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    contentType p1: some Any,
    source p2: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    contentType p1: some Any,
    source p2: some Any,
    _ p3: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    contentType p1: some Any,
    source p2: some Any,
    prepareDocumentURL p3: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    contentType p2: some Any,
    prepareDocument p3: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    for p1: some Any,
    contentType p2: some Any,
    source p3: some Any,
    _ p4: some Any
  ) {}

  /// Unavailable.
  public init(
    for p0: some Any,
    source p1: some Any
  ) {}

  /// Unavailable.
  public init(
    source p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NewDocumentButtonDataSource isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct NewDocumentButtonDataSource {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OpenDocumentAction isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct OpenDocumentAction {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ReadableDocument isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct ReadableDocument {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ReferenceFileDocument isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct ReferenceFileDocument {
  /// Unavailable.
  public init(
    configuration p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ReferenceFileDocumentConfiguration isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct ReferenceFileDocumentConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "URLDocumentConfiguration isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct URLDocumentConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WritableDocument isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct WritableDocument {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ContentToolbarPlacement isn't supported: a page has no documents of its own; use `fileImporter` and `fileExporter` (Documentation/Support.md, V12.5)"
)
@dynamicMemberLookup
public struct ContentToolbarPlacement {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
