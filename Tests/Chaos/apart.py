"""Runs a coroutine beside what else the process does."""

import asyncio
from concurrent.futures import ThreadPoolExecutor


def run_apart(coroutine):
    """The result of a coroutine, which runs in a thread of its own: Playwright has a loop in that of the tests."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()
