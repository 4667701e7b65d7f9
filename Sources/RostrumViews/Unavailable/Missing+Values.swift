// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file

extension Missing {
  /// A placeholder for a value of an unavailable type.
  public static var appRefresh: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var bottomBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var disabled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var displayFileExtensions: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var enabled: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var enumeratePackages: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var expanded: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var high: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var images: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var includeHiddenFiles: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var inline: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var livePhotos: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var low: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var narrative: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var never: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onHover: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onScrollDown: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var onScrollUp: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var ornament: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var pageIndicator: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var prominent: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var searchTabSelection: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var sidebar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var subtle: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var tabViewSidebar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var topBar: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var unified: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var unifiedCompact: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var urlSession: Missing { Missing() }

  /// A placeholder for a value of an unavailable type.
  public static var videos: Missing { Missing() }
}
