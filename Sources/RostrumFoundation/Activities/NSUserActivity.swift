#if !canImport(Darwin)
  public import Foundation

  /// The type of the activity of a person who opens an address of the app: see ``NSUserActivity/webpageURL``.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// What a person was doing when the app was opened.
  ///
  /// ```swift
  /// ContentView()
  ///   .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
  ///     if let url = activity.webpageURL { path = route(for: url) }
  ///   }
  /// ```
  ///
  /// Foundation on Linux lacks this class. A page is opened with an address, so its activities have the type
  /// ``NSUserActivityTypeBrowsingWeb``. No other device takes an activity over, so an activity can't become the
  /// current one.
  public final class NSUserActivity: NSObject {
    /// What the person was doing, as a name in reverse-DNS notation.
    public let activityType: String
    /// The title of the activity.
    public var title: String?
    /// What the activity is about.
    public var userInfo: [AnyHashable: Any]?
    /// The address with which the app was opened.
    public var webpageURL: URL?
    /// What identifies the content of the activity, so that an app finds the view for it.
    public var targetContentIdentifier: String?

    /// Creates an activity.
    ///
    /// - Parameter activityType: What the person was doing.
    public init(activityType: String) {
      self.activityType = activityType
    }

    /// Adds to what the activity is about.
    ///
    /// - Parameter otherDictionary: The values by name, which replace those of the same names.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// The value that the app has set for the activity.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value.
    /// - Throws: An error if there is no value, or one of a different type.
    /// - Complexity: O(*n*) in the size of the value.
    public func typedPayload<T: Decodable & Encodable>(_ type: T.Type) throws -> T {
      guard let data = userInfo?[Self.payload] as? Data else {
        throw CocoaError(.coderValueNotFound)
      }
      return try JSONDecoder().decode(type, from: data)
    }

    /// Sets the value of the activity.
    ///
    /// - Parameter payload: The value.
    /// - Throws: An error if the value can't be encoded.
    /// - Complexity: O(*n*) in the size of the value.
    public func setTypedPayload<T: Decodable & Encodable>(_ payload: T) throws {
      addUserInfoEntries(from: [Self.payload: try JSONEncoder().encode(payload)])
    }

    private static let payload = "rostrum.payload"
  }
#endif
