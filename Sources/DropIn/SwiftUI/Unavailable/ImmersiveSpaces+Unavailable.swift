// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "aspectRatio3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func aspectRatio3D(
    _ p0: some Any,
    contentMode p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "aspectRatio3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func aspectRatio3D(
    _ p0: Missing,
    contentMode p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onGeometryChange3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func onGeometryChange3D(
    for p0: some Any,
    of p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onGeometryChange3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func onGeometryChange3D(
    for p0: Missing,
    of p1: some Any,
    action p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "padding3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func padding3D(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "padding3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func padding3D(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "padding3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func padding3D(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "padding3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func padding3D(
    _ p0: Missing,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scaledToFill3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func scaledToFill3D() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "scaledToFit3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func scaledToFit3D() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "visualEffect3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func visualEffect3D(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "visualEffect3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func visualEffect3D(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transform3DEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func transform3DEffect(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transform3DEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func transform3DEffect(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "rotation3DLayout isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func rotation3DLayout(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "rotation3DLayout isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func rotation3DLayout(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "rotation3DLayout isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func rotation3DLayout(
    _ p0: some Any,
    axis p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "rotation3DLayout isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func rotation3DLayout(
    _ p0: Missing,
    axis p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onVolumeViewpointChange isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func onVolumeViewpointChange(
    updateStrategy p0: some Any,
    initial p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onVolumeViewpointChange isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func onVolumeViewpointChange(
    updateStrategy p0: Missing,
    initial p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onImmersionChange isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func onImmersionChange(
    initial p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onImmersionChange isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func onImmersionChange(
    initial p0: Missing,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "preferredSurroundingsEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func preferredSurroundingsEffect(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "preferredSurroundingsEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func preferredSurroundingsEffect(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handGestureShortcut isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func handGestureShortcut(
    _ p0: some Any,
    isEnabled p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handGestureShortcut isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func handGestureShortcut(
    _ p0: Missing,
    isEnabled p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handPointerBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func handPointerBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "handPointerBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func handPointerBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZAxis isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZAxis(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZAxis isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZAxis(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZAxis isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZAxis(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZAxisLabel isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZAxisLabel(
    _ p0: some Any,
    position p1: some Any,
    alignment p2: some Any,
    spacing p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZAxisLabel isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZAxisLabel(
    _ p0: Missing,
    position p1: some Any,
    alignment p2: some Any,
    spacing p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZScale isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZScale(
    domain p0: some Any,
    range p1: some Any,
    type p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZScale isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZScale(
    domain p0: Missing,
    range p1: some Any,
    type p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZScale isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZScale(
    domain p0: some Any,
    type p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZScale isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZScale(
    domain p0: Missing,
    type p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZScale isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZScale(
    range p0: some Any,
    type p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZScale isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZScale(
    range p0: Missing,
    type p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZSelection isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZSelection(
    range p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZSelection isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZSelection(
    range p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZSelection isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZSelection(
    value p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "chartZSelection isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func chartZSelection(
    value p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "immersiveEnvironmentPicker isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func immersiveEnvironmentPicker(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onWebViewImmersiveEnvironmentRequest isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func onWebViewImmersiveEnvironmentRequest(
    shouldAllow p0: some Any,
    present p1: some Any,
    dismiss p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onWebViewImmersiveEnvironmentRequest isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func onWebViewImmersiveEnvironmentRequest(
    shouldAllow p0: Missing,
    present p1: some Any,
    dismiss p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "volumeBaseplateVisibility isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func volumeBaseplateVisibility(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "volumeBaseplateVisibility isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func volumeBaseplateVisibility(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "supportedVolumeViewpoints isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func supportedVolumeViewpoints(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "supportedVolumeViewpoints isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func supportedVolumeViewpoints(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "ornament isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func ornament(
    visibility p0: some Any,
    attachmentAnchor p1: some Any,
    contentAlignment p2: some Any,
    @ViewBuilder ornament p3: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "ornament isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func ornament(
    visibility p0: Missing,
    attachmentAnchor p1: some Any,
    contentAlignment p2: some Any,
    @ViewBuilder ornament p3: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "spatialOverlay isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func spatialOverlay(
    alignment p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "spatialOverlay isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func spatialOverlay(
    alignment p0: Missing,
    @ViewBuilder content p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "spatialOverlayPreferenceValue isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func spatialOverlayPreferenceValue(
    _ p0: some Any,
    alignment p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "spatialOverlayPreferenceValue isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func spatialOverlayPreferenceValue(
    _ p0: Missing,
    alignment p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manipulable isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func manipulable(
    coordinateSpace p0: some Any,
    operations p1: some Any,
    inertia p2: some Any,
    isEnabled p3: some Any,
    onChanged p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manipulable isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func manipulable(
    coordinateSpace p0: Missing,
    operations p1: some Any,
    inertia p2: some Any,
    isEnabled p3: some Any,
    onChanged p4: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manipulable isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func manipulable(
    transform p0: some Any,
    coordinateSpace p1: some Any,
    operations p2: some Any,
    inertia p3: some Any,
    isEnabled p4: some Any,
    onChanged p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manipulable isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func manipulable(
    transform p0: Missing,
    coordinateSpace p1: some Any,
    operations p2: some Any,
    inertia p3: some Any,
    isEnabled p4: some Any,
    onChanged p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manipulable isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func manipulable(
    using p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manipulable isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func manipulable(
    using p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manipulationGesture isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func manipulationGesture(
    updating p0: some Any,
    coordinateSpace p1: some Any,
    operations p2: some Any,
    inertia p3: some Any,
    isEnabled p4: some Any,
    onChanged p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "manipulationGesture isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func manipulationGesture(
    updating p0: Missing,
    coordinateSpace p1: some Any,
    operations p2: some Any,
    inertia p3: some Any,
    isEnabled p4: some Any,
    onChanged p5: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func glassBackgroundEffect(
    _ p0: some Any,
    displayMode p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func glassBackgroundEffect(
    _ p0: Missing,
    displayMode p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func glassBackgroundEffect(
    _ p0: some Any,
    in p1: some Any,
    displayMode p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func glassBackgroundEffect(
    _ p0: Missing,
    in p1: some Any,
    displayMode p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func glassBackgroundEffect(
    displayMode p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func glassBackgroundEffect(
    displayMode p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func glassBackgroundEffect(
    in p0: some Any,
    displayMode p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "glassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func glassBackgroundEffect(
    in p0: Missing,
    displayMode p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "breakthroughEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func breakthroughEffect(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "breakthroughEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func breakthroughEffect(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentationBreakthroughEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func presentationBreakthroughEffect(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentationBreakthroughEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func presentationBreakthroughEffect(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "upperLimbVisibility isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func upperLimbVisibility(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "upperLimbVisibility isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func upperLimbVisibility(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "realityViewCameraControls isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func realityViewCameraControls(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "realityViewCameraControls isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func realityViewCameraControls(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "realityViewLayoutBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func realityViewLayoutBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "realityViewLayoutBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func realityViewLayoutBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tabletopGame isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func tabletopGame(
    _ p0: some Any,
    parent p1: some Any,
    automaticUpdate p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tabletopGame isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func tabletopGame(
    _ p0: Missing,
    parent p1: some Any,
    automaticUpdate p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tabletopGame isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func tabletopGame(
    _ p0: some Any,
    parent p1: some Any,
    automaticUpdate p2: some Any,
    interaction p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "tabletopGame isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func tabletopGame(
    _ p0: Missing,
    parent p1: some Any,
    automaticUpdate p2: some Any,
    interaction p3: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "cameraAnchor isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func cameraAnchor(
    isActive p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "cameraAnchor isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func cameraAnchor(
    isActive p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onWorldRecenter isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func onWorldRecenter(
    action p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onWorldRecenter isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func onWorldRecenter(
    action p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "preferredWindowClippingMargins isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func preferredWindowClippingMargins(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "preferredWindowClippingMargins isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func preferredWindowClippingMargins(
    _ p0: Missing,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sceneAccessory isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func sceneAccessory(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "foveatedStreamingPauseSheet isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func foveatedStreamingPauseSheet(
    session p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "foveatedStreamingPauseSheet isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func foveatedStreamingPauseSheet(
    session p0: Missing
  ) -> Self { self }
}

extension Scene {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "immersionStyle isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func immersionStyle(
    selection p0: some Any,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "immersionStyle isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func immersionStyle(
    selection p0: Missing,
    in p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "immersiveContentBrightness isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func immersiveContentBrightness(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "immersiveContentBrightness isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func immersiveContentBrightness(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "immersiveEnvironmentBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func immersiveEnvironmentBehavior(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "immersiveEnvironmentBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func immersiveEnvironmentBehavior(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "volumeWorldAlignment isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func volumeWorldAlignment(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "volumeWorldAlignment isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func volumeWorldAlignment(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "upperLimbVisibility isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func upperLimbVisibility(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "upperLimbVisibility isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func upperLimbVisibility(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultWorldScaling isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func defaultWorldScaling(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultWorldScaling isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public func defaultWorldScaling(
    _ p0: Missing
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dismissImmersiveSpace isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var dismissImmersiveSpace: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "immersiveSpaceDisplacement isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var immersiveSpaceDisplacement: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "openImmersiveSpace isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var openImmersiveSpace: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "surfaceSnappingInfo isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var surfaceSnappingInfo: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "worldTrackingLimitations isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var worldTrackingLimitations: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "physicalMetrics isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var physicalMetrics: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "realityKitScene isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var realityKitScene: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "realityViewCameraControls isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var realityViewCameraControls: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "remoteDeviceIdentifier isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var remoteDeviceIdentifier: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "supportsRemoteScenes isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var supportsRemoteScenes: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "windowClippingMargins isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var windowClippingMargins: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "accessibilityPrefersHeadAnchorAlternative isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
  )
  public var accessibilityPrefersHeadAnchorAlternative: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Alignment3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct Alignment3D {
  /// Unavailable.
  public init(
    horizontal p0: some Any,
    vertical p1: some Any,
    depth p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Edge3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct Edge3D {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "EdgeInsets3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct EdgeInsets3D {
  /// Unavailable.
  public init(
    horizontal p0: some Any,
    vertical p1: some Any,
    depth p2: some Any
  ) {}

  /// Unavailable.
  public init(
    top p0: some Any,
    leading p1: some Any,
    bottom p2: some Any,
    trailing p3: some Any,
    front p4: some Any,
    back p5: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GeometryProxy3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct GeometryProxy3D {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GeometryProxyCoordinateSpace3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct GeometryProxyCoordinateSpace3D {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GeometryReader3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct GeometryReader3D {
  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "RotateGesture3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct RotateGesture3D {
  /// Unavailable.
  public init(
    constrainedToAxis p0: some Any,
    minimumAngleDelta p1: some Any
  ) {}

  /// Unavailable.
  public init(
    constrainedToAxis p0: some Any,
    minimumAngleDelta p1: some Any,
    inputKinds p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UnitPoint3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct UnitPoint3D {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    x p0: some Any,
    y p1: some Any,
    z p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ViewDimensions3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ViewDimensions3D {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Viewpoint3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct Viewpoint3D {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ZStackContent3D isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ZStackContent3D {
  /// Unavailable.
  public init(
    spacing p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AutomaticImmersionStyle isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct AutomaticImmersionStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DismissImmersiveSpaceAction isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct DismissImmersiveSpaceAction {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FullImmersionStyle isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct FullImmersionStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImmersionChangeContext isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ImmersionChangeContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImmersionStyle isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ImmersionStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImmersiveContentBrightness isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ImmersiveContentBrightness {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImmersiveEnvironmentBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ImmersiveEnvironmentBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImmersiveSpace isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ImmersiveSpace {
  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// Unavailable.
  public init(
    for p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Unavailable.
  public init(
    for p0: some Any,
    @ViewBuilder content p1: () -> some View,
    defaultValue p2: some Any
  ) {}

  /// Unavailable.
  public init(
    for p0: some Any,
    makeContent p1: some Any
  ) {}

  /// Unavailable.
  public init(
    for p0: some Any,
    makeContent p1: some Any,
    defaultValue p2: some Any
  ) {}

  /// Unavailable.
  public init(
    foveatedStreaming p0: some Any
  ) {}

  /// Unavailable.
  public init(
    foveatedStreaming p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    for p1: some Any,
    @ViewBuilder content p2: () -> some View
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    for p1: some Any,
    @ViewBuilder content p2: () -> some View,
    defaultValue p3: some Any
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    for p1: some Any,
    makeContent p2: some Any
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    for p1: some Any,
    makeContent p2: some Any,
    defaultValue p3: some Any
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    makeContent p1: some Any
  ) {}

  /// Unavailable.
  public init(
    makeContent p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImmersiveSpaceContent isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ImmersiveSpaceContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImmersiveSpaceContentBuilder isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ImmersiveSpaceContentBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImmersiveSpaceViewContent isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ImmersiveSpaceViewContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MixedImmersionStyle isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct MixedImmersionStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OpenImmersiveSpaceAction isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct OpenImmersiveSpaceAction {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ProgressiveImmersionAspectRatio isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ProgressiveImmersionAspectRatio {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ProgressiveImmersionStyle isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ProgressiveImmersionStyle {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    immersion p0: some Any,
    initialAmount p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "RemoteImmersiveSpace isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct RemoteImmersiveSpace {
  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// Unavailable.
  public init(
    for p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Unavailable.
  public init(
    for p0: some Any,
    @ViewBuilder content p1: () -> some View,
    defaultValue p2: some Any
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    for p1: some Any,
    @ViewBuilder content p2: () -> some View
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    for p1: some Any,
    @ViewBuilder content p2: () -> some View,
    defaultValue p3: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "VolumetricWindowStyle isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct VolumetricWindowStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "VolumeViewpointUpdateStrategy isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct VolumeViewpointUpdateStrategy {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OrnamentAttachmentAnchor isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct OrnamentAttachmentAnchor {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OrnamentHoverContentEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct OrnamentHoverContentEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OrnamentHoverEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct OrnamentHoverEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIHostingOrnament isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct UIHostingOrnament {
  /// Unavailable.
  public init(
    sceneAnchor p0: some Any,
    contentAlignment p1: some Any,
    @ViewBuilder content p2: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "UIOrnament isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct UIOrnament {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SpatialContainer isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct SpatialContainer {
  /// Unavailable.
  public init(
    alignment p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SpatialEventCollection isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct SpatialEventCollection {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SpatialEventGesture isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct SpatialEventGesture {
  /// Unavailable.
  public init(
    coordinateSpace3D p0: some Any
  ) {}

  /// Unavailable.
  public init(
    coordinateSpace p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SnapshotData isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct SnapshotData {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SnapshotResponse isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct SnapshotResponse {
  /// Unavailable.
  public init(
    restoredDefaultState p0: some Any,
    estimatedSnapshotExpiration p1: some Any,
    identifier p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Manipulable isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct Manipulable {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ManipulableModifier isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ManipulableModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ManipulableResponderModifier isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ManipulableResponderModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ManipulableTransformBindingModifier isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ManipulableTransformBindingModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ManipulationGeometryModifier isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ManipulationGeometryModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ManipulationGestureModifier isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ManipulationGestureModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ManipulationUsingGestureStateModifier isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ManipulationUsingGestureStateModifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "HandPointerBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct HandPointerBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "HandGestureShortcut isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct HandGestureShortcut {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "HandActivationBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct HandActivationBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Chirality isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct Chirality {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AutomaticGlassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct AutomaticGlassBackgroundEffect {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FeatheredGlassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct FeatheredGlassBackgroundEffect {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    padding p0: some Any,
    softEdgeRadius p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GlassBackgroundDisplayMode isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct GlassBackgroundDisplayMode {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GlassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct GlassBackgroundEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "GlassBackgroundEffectConfiguration isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct GlassBackgroundEffectConfiguration {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PlateGlassBackgroundEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct PlateGlassBackgroundEffect {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DefaultGlassEffectShape isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct DefaultGlassEffectShape {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "BreakthroughEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct BreakthroughEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SurroundingsEffect isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct SurroundingsEffect {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WorldAlignmentBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct WorldAlignmentBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WorldRecenterPhase isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct WorldRecenterPhase {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WorldScalingBehavior isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct WorldScalingBehavior {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WorldScalingCompensation isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct WorldScalingCompensation {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WorldTrackingLimitation isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct WorldTrackingLimitation {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SurfaceSnappingInfo isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct SurfaceSnappingInfo {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DepthAlignment isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct DepthAlignment {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DepthAlignmentID isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct DepthAlignmentID {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SquareAzimuth isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct SquareAzimuth {
  /// Unavailable.
  public init(
    closestToAzimuth p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PhysicalMetric isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct PhysicalMetric {
  /// Unavailable.
  public init(
    wrappedValue p0: some Any,
    from p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PhysicalMetricsConverter isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct PhysicalMetricsConverter {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "RemoteDeviceIdentifier isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct RemoteDeviceIdentifier {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ExternalNonInteractiveAccessory isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct ExternalNonInteractiveAccessory {
  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// Unavailable.
  public init(
    isEnabled p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CompositorContent isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct CompositorContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CompositorContentBuilder isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct CompositorContentBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AnyCompositorContent isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct AnyCompositorContent {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// Unavailable.
  public init(
    erasing p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SceneAccessoryContent isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct SceneAccessoryContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DisplayProxy isn't supported: a page is flat, and has no room around it (Documentation/Support.md, V12.1)"
)
@dynamicMemberLookup
public struct DisplayProxy {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
