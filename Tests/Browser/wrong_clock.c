/* A library to preload: the clock of a process is wrong by as many seconds as WRONG_CLOCK says.

   Monotonic clocks are right, as on a machine with a wrong date. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long shift;

__attribute__((constructor)) static void read_shift(void) {
  const char *text = getenv("WRONG_CLOCK");
  shift = text ? atol(text) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = syscall(SYS_clock_gettime, clock, now);
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) now->tv_sec += shift;
  return result;
}

int gettimeofday(struct timeval *now, void *zone) {
  (void)zone;
  struct timespec precise;
  int result = clock_gettime(CLOCK_REALTIME, &precise);
  now->tv_sec = precise.tv_sec;
  now->tv_usec = precise.tv_nsec / 1000;
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

/* The kernel, which doesn't know the wrong clock, compares the deadline with the right one. */
int sem_timedwait(sem_t *semaphore, const struct timespec *deadline) {
  static int (*wait)(sem_t *, const struct timespec *);
  if (!wait) wait = dlsym(RTLD_NEXT, "sem_timedwait");
  struct timespec right = *deadline;
  right.tv_sec -= shift;
  return wait(semaphore, &right);
}
