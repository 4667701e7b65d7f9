import Observation
import RostrumRuntime

/// Creates bindings to the members of an observable object.
///
/// ```swift
/// struct ProfileForm: View {
///   @Bindable var profile: Profile
///
///   var body: some View {
///     TextField("Name", text: $profile.name)
///   }
/// }
/// ```
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Creates bindings to the members of an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// The bindings of the object.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates bindings to the members of an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a bindable from the value of `$object`.
  ///
  /// - Parameter projectedValue: The bindings of an object.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// A binding to a member of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(location: ReferenceLocation(root: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public nonisolated var id: Value.ID {
    MainQueue.wait { wrappedValue.id }
  }
}
