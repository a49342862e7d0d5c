"""Linux, macOS and Windows: nothing is used that only some of them have, unless a look at the platform comes first.

These tests run on one of them, so they look at the source, and load it without what the others lack.
"""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from test_layers import FILES, SOURCE, parsed

ONLY_POSIX = {
    *("_posixshmem", "_posixsubprocess", "crypt", "curses", "fcntl", "grp", "nis", "posix", "pty", "pwd", "readline"),
    *("resource", "spwd", "syslog", "termios", "tty", "uvloop"),
}
ONLY_WINDOWS = {"_winapi", "_winreg", "msvcrt", "winreg", "winsound"}
SOMEWHERE = {  # names that are missing on Windows or on a Mac
    "os": {
        *("O_CLOEXEC", "O_DIRECT", "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "O_SYNC", "WNOHANG", "chown", "chroot"),
        *("ctermid", "fchdir", "fchmod", "fchown", "fdatasync", "fork", "forkpty", "fstatvfs", "getegid", "geteuid"),
        *("getgid", "getgroups", "getloadavg", "getpgid", "getpgrp", "getpriority", "getsid", "getuid", "killpg"),
        *("lchown", "lockf", "memfd_create", "mkfifo", "mknod", "nice", "openpty", "pidfd_open", "pipe2", "pread"),
        *("posix_fadvise", "posix_fallocate", "posix_spawn", "preadv", "pwrite", "pwritev", "readv"),
        *(
            "sched_getaffinity",
            "sched_setaffinity",
            "sched_yield",
            "sendfile",
            "setegid",
            "seteuid",
            "setgid",
            "setpgid",
        ),
        *(
            "setpriority",
            "setsid",
            "setuid",
            "statvfs",
            "sync",
            "sysconf",
            "tcgetpgrp",
            "tcsetpgrp",
            "ttyname",
            "uname",
            "wait",
        ),
        *("wait3", "wait4", "waitid", "writev"),
    },
    "signal": {
        *("ITIMER_REAL", "SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGSTOP"),
        *("SIGTSTP", "SIGTTIN", "SIGTTOU", "SIGUSR1", "SIGUSR2", "SIGWINCH", "alarm", "getitimer", "pause"),
        *("pthread_kill", "pthread_sigmask", "setitimer", "siginterrupt", "sigpending", "sigwait", "sigwaitinfo"),
    },
    "socket": {"AF_NETLINK", "AF_PACKET", "AF_UNIX", "SO_REUSEPORT", "recv_fds", "send_fds"},
    "time": {"CLOCK_BOOTTIME", "CLOCK_MONOTONIC", "CLOCK_REALTIME", "clock_gettime", "clock_gettime_ns", "tzset"},
    "select": {"epoll", "kqueue", "poll"},
}
OF_LOOPS = {"add_reader", "add_signal_handler", "add_writer", "remove_reader", "remove_signal_handler", "remove_writer"}
OF_POPEN = {"pass_fds", "preexec_fn", "process_group", "start_new_session"}
POSIX_PLACES = ("/dev/", "/etc/", "/proc/", "/tmp", "/usr/", "/var/")


def walk(source: ast.AST) -> Iterator[ast.AST]:
    """All nodes that are not behind a check of the platform."""
    ahead = [source]
    while ahead:
        node = ahead.pop()
        bare = [child for child in ast.iter_child_nodes(node) if not _looks(node, child)]
        yield from bare
        ahead += bare


def _looks(node: ast.AST, child: ast.AST) -> bool:
    if isinstance(node, ast.If | ast.IfExp):
        return child is not node.test and _is_look(node.test)
    if isinstance(node, ast.BoolOp):
        return child is not node.values[0] and _is_look(node.values[0])
    return False


def _is_look(test: ast.expr) -> bool:
    text = ast.unparse(test)
    return any(sign in text for sign in ("sys.platform", "os.name", "hasattr("))


def elsewhere(node: ast.AST) -> str | None:
    """The names in a node that not every platform has."""
    if isinstance(node, ast.Import):
        names = {name.name.partition(".")[0] for name in node.names}
        return next(iter(names & (ONLY_POSIX | ONLY_WINDOWS)), None)
    if isinstance(node, ast.ImportFrom):
        module = (node.module or "").partition(".")[0] if node.level == 0 else ""
        names = {name.name for name in node.names} & SOMEWHERE.get(module, set())
        return module if module in ONLY_POSIX | ONLY_WINDOWS else next(iter(names), None)
    if isinstance(node, ast.Attribute):
        return node.attr if _attribute(node) else None
    if isinstance(node, ast.keyword):
        return node.arg if node.arg in OF_POPEN else None
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value if node.value.startswith(POSIX_PLACES) and " " not in node.value else None
    return None


def _attribute(node: ast.Attribute) -> bool:
    module = node.value.id if isinstance(node.value, ast.Name) else ""
    return node.attr in OF_LOOPS or node.attr in SOMEWHERE.get(module, ())


def found(source: ast.Module) -> list[str]:
    return [name for node in walk(source) if (name := elsewhere(node)) is not None]


def test_no_line_needs_one_platform_without_looking() -> None:
    wrong = {str(path.relative_to(SOURCE)): found(parsed(path)) for path in FILES}
    assert len(FILES) > 300
    assert {path: names for path, names in wrong.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "import fcntl",
        "from resource import getrlimit",
        "def f():\n    import uvloop",
        "import os\nos.fork()",
        "from signal import SIGSTOP",
        "loop.add_signal_handler(2, stop)",
        "subprocess.Popen(command, start_new_session=True)",
        "Path('/dev/shm')",
        "if sys.platform == 'linux':\n    pass\nos.nice(1)",
    ],
)
def test_a_line_that_does_is_found(source: str) -> None:
    assert found(ast.parse(source)) != []


@pytest.mark.parametrize(
    "source",
    [
        "if sys.platform != 'win32':\n    import fcntl\n    fcntl.flock(file, fcntl.LOCK_EX)",
        "x = len(os.sched_getaffinity(0)) if hasattr(os, 'sched_getaffinity') else os.cpu_count()",
        "if sys.platform != 'win32' and os.getpgid(1) == 1:\n    pass",
        "import signal\nsignal.signal(signal.SIGTERM, stop)",
    ],
)
def test_a_line_behind_a_look_is_not(source: str) -> None:
    assert found(ast.parse(source)) == []


def test_files_are_read_and_written_as_utf_8() -> None:
    """Without an encoding, Windows reads text differently."""
    wrong = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in FILES
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _is_text(node)
    ]
    assert wrong == []


def _is_text(call: ast.Call) -> bool:
    """Whether a call reads or writes text without saying the encoding."""
    assert isinstance(call.func, ast.Attribute)
    said = any(keyword.arg == "encoding" for keyword in call.keywords)
    if call.func.attr == "open" and call.args and isinstance(call.args[0], ast.Constant):
        mode = str(call.args[0].value)
        return not said and set(mode) <= set("rwax+") and mode != "a"  # "a" is the lock file, which stays empty
    return call.func.attr in ("read_text", "write_text") and not said


ELSEWHERE = f"""
import importlib, os, pkgutil, signal, socket, sys, time, warnings
import manoa

def modules():
    for found in pkgutil.walk_packages(manoa.__path__, "manoa."):
        if not found.name.startswith(("manoa.__main__", "manoa.server.store.migrations.")):
            yield found.name

names = sorted(modules())
for name in names:
    importlib.import_module(name)  # and with it what it takes from others, which know Windows by themselves
for name in [name for name in sys.modules if name.partition(".")[0] == "manoa"]:
    del sys.modules[name]
for name in {sorted(ONLY_POSIX)}:
    sys.modules[name] = None
for module, missing in { ({name: sorted(names) for name, names in SOMEWHERE.items() if name != "select"}) }.items():
    for name in missing:
        vars(sys.modules[module]).pop(name, None)
sys.platform = "win32"
for name in names:
    importlib.import_module(name)

from manoa.server.live import moment, thinker
from manoa.server.run import _allow_files, _loop
from manoa.server.settings import Settings
from manoa.kernel import cache
os.environ.pop("MANOA_CACHE", None)
os.environ["LOCALAPPDATA"] = "local"
cache.PACKAGE = cache.Path("nowhere/src/manoa")
assert cache.root() == cache.Path("local/manoa"), cache.root()
assert moment.passed() > 0
thinker.limit_memory(1 << 40)
_allow_files(10**9)
assert _loop(Settings()) == "auto"
assert _loop(Settings(database="postgresql://games")) == "asyncio:SelectorEventLoop"
print(len(names))
"""


def test_everything_loads_where_posix_is_missing() -> None:
    command = [sys.executable, "-c", ELSEWHERE]
    env = {**os.environ, "MANOA_INTERPRETED": "1"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 300


def test_the_names_are_right() -> None:
    """Every name exists on Linux, which has them all; a misspelt name would never be found."""
    if sys.platform == "linux":
        assert {name for name in SOMEWHERE["signal"] if not hasattr(signal, name)} == set()
        assert {name for name in SOMEWHERE["os"] if not hasattr(os, name)} <= {"pidfd_open", "posix_spawn"}
