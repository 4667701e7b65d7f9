// The call site, whose macro is expanded in the files of an app.
@_exported import RostrumRuntime
