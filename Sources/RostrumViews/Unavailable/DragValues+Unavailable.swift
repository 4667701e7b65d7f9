// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension DragGesture.Value {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "inputDevicePose3D isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public var inputDevicePose3D: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "location3D isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public var location3D: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "predictedEndLocation3D isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public var predictedEndLocation3D: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "predictedEndTranslation3D isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public var predictedEndTranslation3D: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "startInputDevicePose3D isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public var startInputDevicePose3D: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "startLocation3D isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public var startLocation3D: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "translation3D isn't supported: a page is flat (Documentation/Support.md, V10.615)"
  )
  public var translation3D: Missing { Missing() }
}
