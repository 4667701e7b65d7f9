// The declarations of IssueReporting that features and dependencies use without importing it.
@_exported import func IssueReporting.reportIssue
@_exported import func IssueReporting.withErrorReporting
@_exported import var IssueReporting.isTesting

// The call site, whose macro is expanded in the app's files.
@_exported import RostrumRuntime
