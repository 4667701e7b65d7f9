#include "CRostrumPreviews.h"

// The linker defines these symbols as the bounds of the section. Without a record there is no
// section: the symbols are then null on ELF platforms, and equal on Apple's.
#if defined(__APPLE__)
extern const RostrumPreviewRecord records_begin[] __asm__(
    "section$start$__DATA_CONST$rostrum_previews");
extern const RostrumPreviewRecord records_end[] __asm__(
    "section$end$__DATA_CONST$rostrum_previews");
#else
#define records_begin __start_rostrum_previews
#define records_end __stop_rostrum_previews
extern const RostrumPreviewRecord records_begin[] __attribute__((weak, visibility("hidden")));
extern const RostrumPreviewRecord records_end[] __attribute__((weak, visibility("hidden")));
#endif

size_t rostrum_preview_count(void) { return (size_t)(records_end - records_begin); }

const RostrumPreviewRecord *rostrum_preview_records(void) { return records_begin; }
