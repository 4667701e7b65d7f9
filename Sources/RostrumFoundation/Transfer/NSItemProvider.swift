public import Foundation

/// Passes on a value that the user dragged, in the representation that the receiver understands.
///
/// ```swift
/// let provider = NSItemProvider(object: "Milk")
/// provider.loadTransferable(type: String.self) { result in
///   if case .success(let title) = result { print(title) }
/// }
/// ```
public final class NSItemProvider: Sendable {
  private let value: any Transferable

  /// Creates a provider of a value.
  ///
  /// - Parameter object: The value, such as a `String` or a `URL`.
  public init(object: some Transferable) {
    value = object
  }

  /// Creates a provider of a text.
  ///
  /// - Parameter object: The text.
  public convenience init(object: NSString) {
    self.init(object: String(describing: object))
  }

  /// Creates a provider of an address.
  ///
  /// - Parameter object: The address.
  public convenience init(object: NSURL) {
    self.init(object: object.absoluteURL ?? URL(fileURLWithPath: object.path ?? "/"))
  }

  /// The value as a text; `nil` if it can't be converted.
  package var text: String? {
    get async {
      if let url = value as? URL { return url.absoluteString }
      return try? await String(transferring: value)
    }
  }

  /// Makes a value of a type of the value; `nil` if that isn't possible.
  ///
  /// - Parameter type: The type.
  /// - Returns: The value.
  package func transferred<T: Transferable>(as type: T.Type) async -> T? {
    try? await T(transferring: value)
  }

  /// The identifiers of the types of the value, the best one first.
  public var registeredTypeIdentifiers: [String] {
    func types<T: Transferable>(of value: T) -> [UTType] { T.transferForms.exports.map(\.type) }
    return types(of: value).map(\.identifier)
  }

  /// Returns whether the value has a representation of a type.
  ///
  /// - Parameter typeIdentifier: The identifier of the type.
  /// - Returns: Whether a type of the value is or conforms to the type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: type) == true }
  }

  /// Returns whether a value of a type can be made of the value.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether the type understands a representation of the value.
  public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool {
    value is T
      || T.transferForms.imports.contains { form in
        hasItemConformingToTypeIdentifier(form.type.identifier)
      }
  }

  /// Makes a value of a type of the value.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - completionHandler: Receives the value, or an error.
  /// - Returns: The progress, which is complete once the handler was called.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let value = value
    Task {
      do {
        completionHandler(.success(try await T(transferring: value)))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  /// Makes a value of a type of the value.
  ///
  /// - Parameters:
  ///   - type: The type, such as `String.self`.
  ///   - completionHandler: Receives the value, or an error.
  /// - Returns: The progress, which is complete once the handler was called.
  @discardableResult
  public func loadObject<T: Transferable>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadTransferable(type: type) { result in
      switch result {
      case .success(let value): completionHandler(value, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }
}
