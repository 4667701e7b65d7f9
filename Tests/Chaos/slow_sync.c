/* A library to preload: writing a file to its disk takes as many milliseconds more as SLOW_SYNC says. */

#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static useconds_t delay(void) {
  const char *text = getenv("SLOW_SYNC");
  return text ? 1000 * (useconds_t)atol(text) : 0;
}

int fsync(int file) {
  usleep(delay());
  return syscall(SYS_fsync, file);
}

int fdatasync(int file) {
  usleep(delay());
  return syscall(SYS_fdatasync, file);
}
