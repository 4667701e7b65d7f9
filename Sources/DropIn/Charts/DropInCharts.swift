// The `Charts` module: declarations that are unavailable, so that the compiler names them.
