// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "healthDataAccessRequest isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func healthDataAccessRequest(
    store p0: some Any,
    objectType p1: some Any,
    predicate p2: some Any,
    trigger p3: some Any,
    completion p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "healthDataAccessRequest isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func healthDataAccessRequest(
    store p0: Missing,
    objectType p1: some Any,
    predicate p2: some Any,
    trigger p3: some Any,
    completion p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "healthDataAccessRequest isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func healthDataAccessRequest(
    store p0: some Any,
    readTypes p1: some Any,
    trigger p2: some Any,
    completion p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "healthDataAccessRequest isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func healthDataAccessRequest(
    store p0: Missing,
    readTypes p1: some Any,
    trigger p2: some Any,
    completion p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "healthDataAccessRequest isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func healthDataAccessRequest(
    store p0: some Any,
    shareTypes p1: some Any,
    readTypes p2: some Any,
    trigger p3: some Any,
    completion p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "healthDataAccessRequest isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func healthDataAccessRequest(
    store p0: Missing,
    shareTypes p1: some Any,
    readTypes p2: some Any,
    trigger p3: some Any,
    completion p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "journalingSuggestionsPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func journalingSuggestionsPicker(
    isPresented p0: some Any,
    journalingSuggestionToken p1: some Any,
    onCompletion p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "journalingSuggestionsPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func journalingSuggestionsPicker(
    isPresented p0: Missing,
    journalingSuggestionToken p1: some Any,
    onCompletion p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "journalingSuggestionsPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func journalingSuggestionsPicker(
    isPresented p0: some Any,
    onCompletion p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "journalingSuggestionsPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func journalingSuggestionsPicker(
    isPresented p0: Missing,
    onCompletion p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "familyActivityPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func familyActivityPicker(
    headerText p0: some Any,
    footerText p1: some Any,
    isPresented p2: some Any,
    selection p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "familyActivityPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func familyActivityPicker(
    headerText p0: Missing,
    footerText p1: some Any,
    isPresented p2: some Any,
    selection p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "familyActivityPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func familyActivityPicker(
    isPresented p0: some Any,
    selection p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "familyActivityPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func familyActivityPicker(
    isPresented p0: Missing,
    selection p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "familyActivityPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func familyActivityPicker(
    title p0: some Any,
    headerText p1: some Any,
    footerText p2: some Any,
    isPresented p3: some Any,
    selection p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "familyActivityPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func familyActivityPicker(
    title p0: Missing,
    headerText p1: some Any,
    footerText p2: some Any,
    isPresented p3: some Any,
    selection p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "musicPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func musicPicker(
    isPresented p0: some Any,
    title p1: some Any,
    selection p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "musicPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func musicPicker(
    isPresented p0: Missing,
    title p1: some Any,
    selection p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerAccessoryVisibility isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosPickerAccessoryVisibility(
    _ p0: some Any,
    edges p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerAccessoryVisibility isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosPickerAccessoryVisibility(
    _ p0: Missing,
    edges p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerDisabledCapabilities isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosPickerDisabledCapabilities(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerDisabledCapabilities isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosPickerDisabledCapabilities(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerMetadataOptions isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosPickerMetadataOptions(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerMetadataOptions isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosPickerMetadataOptions(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerSearchText isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosPickerSearchText(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerSearchText isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosPickerSearchText(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosPickerStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPickerStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosPickerStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosSharedAlbumCreationSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosSharedAlbumCreationSheet(
    isPresented p0: some Any,
    defaultTitle p1: some Any,
    defaultSharingPolicy p2: some Any,
    photoLibrary p3: some Any,
    onCompletion p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosSharedAlbumCreationSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosSharedAlbumCreationSheet(
    isPresented p0: Missing,
    defaultTitle p1: some Any,
    defaultSharingPolicy p2: some Any,
    photoLibrary p3: some Any,
    onCompletion p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosSharedAlbumCustomizationSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosSharedAlbumCustomizationSheet(
    isPresented p0: some Any,
    albumIdentifier p1: some Any,
    photoLibrary p2: some Any,
    onCompletion p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosSharedAlbumCustomizationSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosSharedAlbumCustomizationSheet(
    isPresented p0: Missing,
    albumIdentifier p1: some Any,
    photoLibrary p2: some Any,
    onCompletion p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosSharedAlbumPostingSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosSharedAlbumPostingSheet(
    isPresented p0: some Any,
    items p1: some Any,
    defaultAlbumIdentifier p2: some Any,
    photoLibrary p3: some Any,
    completion p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosSharedAlbumPostingSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func photosSharedAlbumPostingSheet(
    isPresented p0: Missing,
    items p1: some Any,
    defaultAlbumIdentifier p2: some Any,
    photoLibrary p3: some Any,
    completion p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "postToPhotosSharedAlbumSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func postToPhotosSharedAlbumSheet(
    isPresented p0: some Any,
    items p1: some Any,
    photoLibrary p2: some Any,
    defaultAlbumIdentifier p3: some Any,
    completion p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "postToPhotosSharedAlbumSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func postToPhotosSharedAlbumSheet(
    isPresented p0: Missing,
    items p1: some Any,
    photoLibrary p2: some Any,
    defaultAlbumIdentifier p3: some Any,
    completion p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapCameraKeyframeAnimator isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapCameraKeyframeAnimator(
    trigger p0: some Any,
    keyframes p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapCameraKeyframeAnimator isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapCameraKeyframeAnimator(
    trigger p0: Missing,
    keyframes p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapControls isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapControls(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapControls isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapControls(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapControlVisibility isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapControlVisibility(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapControlVisibility isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapControlVisibility(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapFeatureSelectionAccessory isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapFeatureSelectionAccessory(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapFeatureSelectionAccessory isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapFeatureSelectionAccessory(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapFeatureSelectionContent isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapFeatureSelectionContent(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapFeatureSelectionDisabled isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapFeatureSelectionDisabled(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapFeatureSelectionDisabled isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapFeatureSelectionDisabled(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailPopover(
    isPresented p0: some Any,
    item p1: some Any,
    displaysMap p2: some Any,
    attachmentAnchor p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailPopover(
    isPresented p0: Missing,
    item p1: some Any,
    displaysMap p2: some Any,
    attachmentAnchor p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailPopover(
    isPresented p0: some Any,
    item p1: some Any,
    displaysMap p2: some Any,
    attachmentAnchor p3: some Any,
    arrowEdge p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailPopover(
    isPresented p0: Missing,
    item p1: some Any,
    displaysMap p2: some Any,
    attachmentAnchor p3: some Any,
    arrowEdge p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailPopover(
    item p0: some Any,
    displaysMap p1: some Any,
    attachmentAnchor p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailPopover(
    item p0: Missing,
    displaysMap p1: some Any,
    attachmentAnchor p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailPopover(
    item p0: some Any,
    displaysMap p1: some Any,
    attachmentAnchor p2: some Any,
    arrowEdge p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailPopover isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailPopover(
    item p0: Missing,
    displaysMap p1: some Any,
    attachmentAnchor p2: some Any,
    arrowEdge p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailSheet(
    isPresented p0: some Any,
    item p1: some Any,
    displaysMap p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailSheet(
    isPresented p0: Missing,
    item p1: some Any,
    displaysMap p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailSheet(
    item p0: some Any,
    displaysMap p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapItemDetailSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapItemDetailSheet(
    item p0: Missing,
    displaysMap p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapScope isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapScope(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapScope isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapScope(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "mapStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func mapStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onMapCameraChange isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onMapCameraChange(
    frequency p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onMapCameraChange isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onMapCameraChange(
    frequency p0: Missing,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lookAroundViewer isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func lookAroundViewer(
    isPresented p0: some Any,
    initialScene p1: some Any,
    allowsNavigation p2: some Any,
    showsRoadLabels p3: some Any,
    pointsOfInterest p4: some Any,
    onDismiss p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lookAroundViewer isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func lookAroundViewer(
    isPresented p0: Missing,
    initialScene p1: some Any,
    allowsNavigation p2: some Any,
    showsRoadLabels p3: some Any,
    pointsOfInterest p4: some Any,
    onDismiss p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lookAroundViewer isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func lookAroundViewer(
    isPresented p0: some Any,
    scene p1: some Any,
    allowsNavigation p2: some Any,
    showsRoadLabels p3: some Any,
    pointsOfInterest p4: some Any,
    onDismiss p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "lookAroundViewer isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func lookAroundViewer(
    isPresented p0: Missing,
    scene p1: some Any,
    allowsNavigation p2: some Any,
    showsRoadLabels p3: some Any,
    pointsOfInterest p4: some Any,
    onDismiss p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "translationPresentation isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func translationPresentation(
    isPresented p0: some Any,
    text p1: some Any,
    attachmentAnchor p2: some Any,
    arrowEdge p3: some Any,
    replacementAction p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "translationPresentation isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func translationPresentation(
    isPresented p0: Missing,
    text p1: some Any,
    attachmentAnchor p2: some Any,
    arrowEdge p3: some Any,
    replacementAction p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "translationTask isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func translationTask(
    _ p0: some Any,
    action p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "translationTask isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func translationTask(
    _ p0: Missing,
    action p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "translationTask isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func translationTask(
    source p0: some Any,
    target p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "translationTask isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func translationTask(
    source p0: Missing,
    target p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "translationTask isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func translationTask(
    source p0: some Any,
    target p1: some Any,
    preferredStrategy p2: some Any,
    action p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "translationTask isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func translationTask(
    source p0: Missing,
    target p1: some Any,
    preferredStrategy p2: some Any,
    action p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundGenerationStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundGenerationStyle(
    _ p0: some Any,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundGenerationStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundGenerationStyle(
    _ p0: Missing,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundOptions isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundOptions(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundOptions isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundOptions(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundPersonalizationPolicy isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundPersonalizationPolicy(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundPersonalizationPolicy isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundPersonalizationPolicy(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: some Any,
    concept p1: some Any,
    sourceImage p2: some Any,
    onCompletion p3: some Any,
    onAdaptiveImageGlyphCreation p4: some Any,
    onCancellation p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: Missing,
    concept p1: some Any,
    sourceImage p2: some Any,
    onCompletion p3: some Any,
    onAdaptiveImageGlyphCreation p4: some Any,
    onCancellation p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: some Any,
    concept p1: some Any,
    sourceImage p2: some Any,
    onCompletion p3: some Any,
    onCancellation p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: Missing,
    concept p1: some Any,
    sourceImage p2: some Any,
    onCompletion p3: some Any,
    onCancellation p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: some Any,
    concept p1: some Any,
    sourceImageURL p2: some Any,
    onCompletion p3: some Any,
    onAdaptiveImageGlyphCreation p4: some Any,
    onCancellation p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: Missing,
    concept p1: some Any,
    sourceImageURL p2: some Any,
    onCompletion p3: some Any,
    onAdaptiveImageGlyphCreation p4: some Any,
    onCancellation p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: some Any,
    concept p1: some Any,
    sourceImageURL p2: some Any,
    onCompletion p3: some Any,
    onCancellation p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: Missing,
    concept p1: some Any,
    sourceImageURL p2: some Any,
    onCompletion p3: some Any,
    onCancellation p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: some Any,
    concepts p1: some Any,
    sourceImage p2: some Any,
    onCompletion p3: some Any,
    onAdaptiveImageGlyphCreation p4: some Any,
    onCancellation p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: Missing,
    concepts p1: some Any,
    sourceImage p2: some Any,
    onCompletion p3: some Any,
    onAdaptiveImageGlyphCreation p4: some Any,
    onCancellation p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: some Any,
    concepts p1: some Any,
    sourceImage p2: some Any,
    onCompletion p3: some Any,
    onCancellation p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: Missing,
    concepts p1: some Any,
    sourceImage p2: some Any,
    onCompletion p3: some Any,
    onCancellation p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: some Any,
    concepts p1: some Any,
    sourceImageURL p2: some Any,
    onCompletion p3: some Any,
    onAdaptiveImageGlyphCreation p4: some Any,
    onCancellation p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: Missing,
    concepts p1: some Any,
    sourceImageURL p2: some Any,
    onCompletion p3: some Any,
    onAdaptiveImageGlyphCreation p4: some Any,
    onCancellation p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: some Any,
    concepts p1: some Any,
    sourceImageURL p2: some Any,
    onCompletion p3: some Any,
    onCancellation p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func imagePlaygroundSheet(
    isPresented p0: Missing,
    concepts p1: some Any,
    sourceImageURL p2: some Any,
    onCompletion p3: some Any,
    onCancellation p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipAnchor isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipAnchor(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipAnchor isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipAnchor(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipBackground isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipBackground(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipBackground isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipBackground(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipBackgroundInteraction isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipBackgroundInteraction(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipBackgroundInteraction isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipBackgroundInteraction(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipCornerRadius isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipCornerRadius(
    _ p0: some Any,
    antialiased p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipCornerRadius isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipCornerRadius(
    _ p0: Missing,
    antialiased p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipImageSize isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipImageSize(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipImageSize isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipImageSize(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipImageStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipImageStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipImageStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipImageStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipImageStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipImageStyle(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipImageStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipImageStyle(
    _ p0: Missing,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipImageStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipImageStyle(
    _ p0: some Any,
    _ p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipImageStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipImageStyle(
    _ p0: Missing,
    _ p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipViewStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipViewStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tipViewStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func tipViewStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "popoverTip isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func popoverTip(
    _ p0: some Any,
    arrowEdge p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "popoverTip isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func popoverTip(
    _ p0: Missing,
    arrowEdge p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "popoverTip isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func popoverTip(
    _ p0: some Any,
    isPresented p1: some Any,
    attachmentAnchor p2: some Any,
    arrowEdge p3: some Any,
    action p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "popoverTip isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func popoverTip(
    _ p0: Missing,
    isPresented p1: some Any,
    attachmentAnchor p2: some Any,
    arrowEdge p3: some Any,
    action p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "popoverTip isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func popoverTip(
    _ p0: some Any,
    isPresented p1: some Any,
    attachmentAnchor p2: some Any,
    arrowEdges p3: some Any,
    action p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "popoverTip isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func popoverTip(
    _ p0: Missing,
    isPresented p1: some Any,
    attachmentAnchor p2: some Any,
    arrowEdges p3: some Any,
    action p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "siriTipViewStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func siriTipViewStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "siriTipViewStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func siriTipViewStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "shortcutsLinkStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func shortcutsLinkStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "shortcutsLinkStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func shortcutsLinkStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appEntityIdentifier isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func appEntityIdentifier(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appEntityIdentifier isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func appEntityIdentifier(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appEntityIdentifier isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func appEntityIdentifier(
    forSelectionType p0: some Any,
    identifier p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appEntityIdentifier isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func appEntityIdentifier(
    forSelectionType p0: Missing,
    identifier p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appEntityUIElements isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func appEntityUIElements(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "appEntityUIElements isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func appEntityUIElements(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onAppIntentExecution isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onAppIntentExecution(
    _ p0: some Any,
    perform p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onAppIntentExecution isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onAppIntentExecution(
    _ p0: Missing,
    perform p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "groupActivityAssociation isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func groupActivityAssociation(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "groupActivityAssociation isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func groupActivityAssociation(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "continuityDevicePicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func continuityDevicePicker(
    isPresented p0: some Any,
    onDidConnect p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "continuityDevicePicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func continuityDevicePicker(
    isPresented p0: Missing,
    onDidConnect p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contactAccessButtonCaption isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func contactAccessButtonCaption(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contactAccessButtonCaption isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func contactAccessButtonCaption(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contactAccessButtonStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func contactAccessButtonStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contactAccessButtonStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func contactAccessButtonStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contactAccessPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func contactAccessPicker(
    isPresented p0: some Any,
    completionHandler p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contactAccessPicker isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func contactAccessPicker(
    isPresented p0: Missing,
    completionHandler p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "certificateSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func certificateSheet(
    trust p0: some Any,
    title p1: some Any,
    @ViewBuilder message p2: () -> some View,
    help p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "certificateSheet isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func certificateSheet(
    trust p0: Missing,
    title p1: some Any,
    @ViewBuilder message p2: () -> some View,
    help p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "automatedDeviceEnrollmentAddition isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func automatedDeviceEnrollmentAddition(
    isPresented p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "automatedDeviceEnrollmentAddition isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func automatedDeviceEnrollmentAddition(
    isPresented p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "gameSaveSyncingAlert isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func gameSaveSyncingAlert(
    directory p0: some Any,
    finishedLoading p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "gameSaveSyncingAlert isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func gameSaveSyncingAlert(
    directory p0: Missing,
    finishedLoading p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handlesGameControllerEvents isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func handlesGameControllerEvents(
    matching p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handlesGameControllerEvents isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func handlesGameControllerEvents(
    matching p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handlesGameControllerEvents isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func handlesGameControllerEvents(
    matching p0: some Any,
    withOptions p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handlesGameControllerEvents isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func handlesGameControllerEvents(
    matching p0: Missing,
    withOptions p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "managedContentStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func managedContentStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "managedContentStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func managedContentStyle(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "interactionActivityTrackingTag isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func interactionActivityTrackingTag(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "interactionActivityTrackingTag isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func interactionActivityTrackingTag(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onCameraCaptureEvent isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onCameraCaptureEvent(
    isEnabled p0: some Any,
    action p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onCameraCaptureEvent isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onCameraCaptureEvent(
    isEnabled p0: Missing,
    action p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onCameraCaptureEvent isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onCameraCaptureEvent(
    isEnabled p0: some Any,
    defaultSoundDisabled p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onCameraCaptureEvent isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onCameraCaptureEvent(
    isEnabled p0: Missing,
    defaultSoundDisabled p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onCameraCaptureEvent isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onCameraCaptureEvent(
    isEnabled p0: some Any,
    defaultSoundDisabled p1: some Any,
    primaryAction p2: some Any,
    secondaryAction p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onCameraCaptureEvent isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onCameraCaptureEvent(
    isEnabled p0: Missing,
    defaultSoundDisabled p1: some Any,
    primaryAction p2: some Any,
    secondaryAction p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onCameraCaptureEvent isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onCameraCaptureEvent(
    isEnabled p0: some Any,
    primaryAction p1: some Any,
    secondaryAction p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onCameraCaptureEvent isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func onCameraCaptureEvent(
    isEnabled p0: Missing,
    primaryAction p1: some Any,
    secondaryAction p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dataDetection isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func dataDetection(
    _ p0: some Any,
    options p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dataDetection isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func dataDetection(
    _ p0: Missing,
    options p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "writingToolsAffordanceVisibility isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func writingToolsAffordanceVisibility(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "writingToolsAffordanceVisibility isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func writingToolsAffordanceVisibility(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "assistiveAccessNavigationIcon isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func assistiveAccessNavigationIcon(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "assistiveAccessNavigationIcon isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func assistiveAccessNavigationIcon(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "assistiveAccessNavigationIcon isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func assistiveAccessNavigationIcon(
    systemImage p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "assistiveAccessNavigationIcon isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func assistiveAccessNavigationIcon(
    systemImage p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentCaptureProtected isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func contentCaptureProtected(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "contentCaptureProtected isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public func contentCaptureProtected(
    _ p0: Missing
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundAllowedGenerationStyles isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var imagePlaygroundAllowedGenerationStyles: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundOptions isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var imagePlaygroundOptions: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundPersonalizationPolicy isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var imagePlaygroundPersonalizationPolicy: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "imagePlaygroundSelectedGenerationStyle isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var imagePlaygroundSelectedGenerationStyle: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "supportsImagePlayground isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var supportsImagePlayground: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "devicePickerSupports isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var devicePickerSupports: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "writingToolsBehavior isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var writingToolsBehavior: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "showSignificantUpdateAcknowledgment isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var showSignificantUpdateAcknowledgment: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityAssistiveAccessEnabled isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var accessibilityAssistiveAccessEnabled: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isSceneCaptured isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var isSceneCaptured: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "isUserAuthenticationEnabled isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
  )
  public var isUserAuthenticationEnabled: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WritingToolsBehavior isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
)
@dynamicMemberLookup
public struct WritingToolsBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AssistiveAccess isn't supported: frameworks of Apple’s systems, which a server and a browser lack (Documentation/Support.md, V12.10)"
)
@dynamicMemberLookup
public struct AssistiveAccess {
  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
