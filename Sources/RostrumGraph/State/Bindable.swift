import Observation
import RostrumRuntime

/// Makes bindings to the members of an observable object.
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

  /// Makes bindings to the members of an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// The object's bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to the members of an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Takes the value that `$object` stands for.
  ///
  /// - Parameter projectedValue: The object's bindings.
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
