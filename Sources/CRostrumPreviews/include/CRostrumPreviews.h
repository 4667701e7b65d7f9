#ifndef ROSTRUM_PREVIEWS_H
#define ROSTRUM_PREVIEWS_H

#include <stddef.h>
#include <stdint.h>

/// What `#Preview` leaves in a section of a program; `RostrumViews.PreviewRecord` has the same layout.
typedef struct {
  /// The version of the layout; 0 for space between two records.
  uintptr_t version;
  /// Writes a `PreviewSource?` to a place in memory.
  void (*_Nullable describe)(void *_Nonnull place);
} RostrumPreviewRecord;

/// The number of records in the program, 0 if it has none.
size_t rostrum_preview_count(void);

/// The records of the program.
const RostrumPreviewRecord *_Nullable rostrum_preview_records(void);

#endif
