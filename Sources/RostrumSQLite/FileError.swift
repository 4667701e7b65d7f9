/// A file or its lock can't be used.
struct FileError: Error {
  let path: String
  /// The system's number of the error.
  let code: CInt
}
