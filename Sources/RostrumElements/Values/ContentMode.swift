/// How content with a fixed aspect ratio is sized in a space of a different ratio.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The content fits within the space.
  case fit
  /// The content fills the space.
  case fill
}
