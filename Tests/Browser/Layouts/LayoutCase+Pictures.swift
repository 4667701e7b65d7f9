import Foundation
import Rostrum

extension LayoutCase {
  /// Pictures of each format in each content mode, within each kind of limits.
  static var pictures: [LayoutCase] {
    var cases: [LayoutCase] = []
    for format in PictureFormat.allCases {
      for mode in [ContentMode.fit, .fill] {
        for limits in PictureLimits.allCases {
          cases.append(
            LayoutCase("\(format) that is to \(mode) \(limits)") {
              LimitedPicture(format: format, mode: mode, limits: limits)
            })
        }
      }
    }
    return cases + covering
  }

  /// Views that cover their space, among other views.
  private static var covering: [LayoutCase] {
    [
      LayoutCase("picture that fills above a text") {
        VStack(spacing: 0) {
          PictureFormat.drawing.image.resizable().scaledToFill()
          Text("a")
        }
      },
      LayoutCase("picture that fills beside a text") {
        HStack(spacing: 0) {
          PictureFormat.drawing.image.resizable().scaledToFill()
          Text("a")
        }
      },
      LayoutCase("picture that fills below a text in a scroll view") {
        ScrollView {
          VStack(spacing: 0) {
            Text("a")
            PictureFormat.drawing.image.resizable().scaledToFill()
          }
        }
      },
      LayoutCase("picture that fills behind a text") {
        ZStack {
          PictureFormat.drawing.image.resizable().scaledToFill()
          Text("a")
        }
        .frame(height: 250)
        .clipped()
      },
      LayoutCase("color that fills in a frame with a width") {
        Color.red.aspectRatio(2, contentMode: .fill).frame(width: 120)
      },
      LayoutCase("color that fills in a frame with a height") {
        Color.red.aspectRatio(0.5, contentMode: .fill).frame(height: 60)
      },
      LayoutCase("color that fits in a frame with a height") {
        Color.red.aspectRatio(2, contentMode: .fit).frame(height: 60)
      },
    ]
  }
}

/// The kinds of pictures whose sizes are known, all but the symbol twice as wide as high.
private enum PictureFormat: CaseIterable {
  case drawing, bitmap, template, symbol

  var image: Image {
    switch self {
    case .drawing: Image(data: Self.svg)
    case .bitmap: Image(data: Self.gif)
    case .template: Image(data: Self.svg).renderingMode(.template)
    case .symbol: Image(systemName: "star")
    }
  }

  private static let svg = Data(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><path d="M0 0h9v9z"/></svg>"#
      .utf8)
  /// The beginning of a file, which says 640 by 320.
  private static let gif = Data("GIF89a".utf8) + Data([0x80, 0x02, 0x40, 0x01, 0, 0, 0])
}

/// The frames that limit a picture.
private enum PictureLimits: CaseIterable {
  case both, wide, high, width, height, atMost, atMostWidth
}

private struct LimitedPicture: View {
  let format: PictureFormat
  let mode: ContentMode
  let limits: PictureLimits

  var body: some View {
    let picture = format.image.resizable().aspectRatio(contentMode: mode)
    switch limits {
    case .both: picture.frame(width: 100, height: 100)
    case .wide: picture.frame(width: 300, height: 50)
    case .high: picture.frame(width: 50, height: 300)
    case .width: picture.frame(width: 120)
    case .height: picture.frame(height: 60)
    case .atMost: picture.frame(maxWidth: 150, maxHeight: 150)
    case .atMostWidth: picture.frame(maxWidth: 150)
    }
  }
}
