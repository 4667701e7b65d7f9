// What features and dependencies use of issue reporting, without an import of their own.
@_exported import func IssueReporting.reportIssue
@_exported import func IssueReporting.withErrorReporting
@_exported import var IssueReporting.isTesting

// The call site, whose macro is expanded in the files of an app.
@_exported import RostrumRuntime
