"""Coroutines on the loop of GLib."""


class Later:
    """A value that comes later; a coroutine awaits it."""

    def __init__(self):
        self.done, self.value, self.error, self._waiting = False, None, None, []

    def resolve(self, value=None):
        self._settle(value, None)

    def reject(self, error):
        self._settle(None, error)

    def _settle(self, value, error):
        if self.done:
            return
        self.done, self.value, self.error = True, value, error
        for continuation in self._waiting:
            continuation()

    def __await__(self):
        if not self.done:
            yield self
        if self.error:
            raise self.error
        return self.value


def run(coroutine, finished):
    """Runs a coroutine to its end, then calls `finished` with its value and its error."""
    def step():
        try:
            later = coroutine.send(None)
        except StopIteration as end:
            finished(end.value, None)
        except Exception as error:  # noqa: BLE001  Whatever goes wrong is the answer to a command.
            finished(None, error)
        else:
            later._waiting.append(step)

    step()
