// What `import os` means.
@_exported import DropInOSLog
