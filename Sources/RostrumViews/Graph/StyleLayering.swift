/// Decides which styles share one box.
///
/// A box has, from inside out: text properties, padding, frame, background, corners and clip,
/// opacity and shadow, transforms. A property that belongs further inside than what is there
/// already, or one that is there already, starts a box of its own.
enum StyleLayering {
  static func add(_ property: StyleProperty, to layers: inout [[StyleProperty]]) {
    guard let rank = property.rank else {
      // The innermost of an inherited property wins.
      if !layers.joined().contains(where: { $0.kind == property.kind }) {
        layers[0].append(property)
      }
      return
    }
    let fits = layers[layers.count - 1].allSatisfy { other in
      guard let otherRank = other.rank else { return true }
      return rank > otherRank || (rank == otherRank && (rank == 6 || property.kind != other.kind))
    }
    if fits {
      layers[layers.count - 1].append(property)
    } else {
      layers.append([property])
    }
  }
}

extension StyleProperty {
  /// How far outside of a box the property works; `nil` for what is inherited by the text within
  /// or belongs to the element itself.
  fileprivate var rank: Int? {
    switch self {
    case .padding: 1
    case .frame, .aspectRatio, .fixedSize: 2
    case .background: 3
    case .cornerRadius, .clipped: 4
    case .opacity, .shadow: 5
    case .rotation, .scale, .offset: 6
    default: nil
    }
  }

  /// A number that tells the kinds of properties apart.
  fileprivate var kind: Int {
    switch self {
    case .padding: 0
    case .frame: 1
    case .spacing: 2
    case .alignment: 3
    case .font: 4
    case .weight: 5
    case .italic: 6
    case .monospacedDigits: 7
    case .underline: 8
    case .strikethrough: 9
    case .foreground: 10
    case .background: 11
    case .tint: 12
    case .rowBackground: 13
    case .fill: 14
    case .stroke: 15
    case .cornerRadius: 16
    case .opacity: 17
    case .rotation: 18
    case .scale: 19
    case .offset: 20
    case .shadow: 21
    case .lineLimit: 22
    case .textAlignment: 23
    case .aspectRatio: 24
    case .fixedSize: 25
    case .clipped: 26
    }
  }
}
