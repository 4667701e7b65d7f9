import Foundation
import RostrumNew
import Subprocess

/// Formats what was written, as a long name may need other line breaks than those of a template.
enum SwiftFormat {
  /// Formats the sources of a folder by the configuration that is there, or around it.
  ///
  /// Without a toolchain, which nobody could build with either, the sources stay as they are.
  static func run(in folder: URL) async {
    _ = try? await Subprocess.run(
      .name("swift"),
      arguments: ["format", "--in-place", "--recursive", "--parallel", folder.plainPath],
      output: .discarded, error: .discarded)
  }
}
