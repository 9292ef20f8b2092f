"""Everything that reaches into Numba beyond its documented doors stands here, and nowhere else.

Four things on the CPU, three on a GPU. Each is tested (``tests/kernel/test_numba_patches.py``), and ``pyproject.toml``
bounds the versions of Numba with which the tests were run.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ClassVar

from numba import config, njit, types
from numba.core.caching import FunctionCache, _CacheLocator
from numba.core.dispatcher import OmittedArg

from argosy.kernel.content import cache_folder, key_of, owner
from argosy.kernel.plain import is_interpreted, plain

# settings of the compiler, set before any rule is made
config.LOOP_VECTORIZE = 0  # rules are branches, not loops: measured faster, and quicker to compile
config.SLP_VECTORIZE = 0


class ByContent(_CacheLocator):  # type: ignore[misc]
    """Where the machine code of a rule lies: by the content that it was compiled from, whatever path or time it has.

    Numba's documented hook (NUMBA_CACHE_LOCATOR_CLASSES). A checkout may be moved, touched or copied into an image:
    what was compiled from the same content is found again.
    """

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self.function = function
        self._py_file = file  # Numba names it in a warning

    def get_cache_path(self) -> str:
        return str(cache_folder(self.function.__module__))

    def get_source_stamp(self) -> str:
        return "by content"

    def get_disambiguator(self) -> str:
        return key_of(self.function)

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> ByContent:
        """Rules are asked for by `LateCache` only; other code keeps Numba's own places."""
        return cls(function, file)


class LateCache:
    """A cache that is looked for when the rule is first compiled: only then are all the rules it calls defined."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function

    @functools.cached_property
    def real(self) -> Any:
        """Numba's own cache, at the place that `ByContent` names."""
        usual = config.CACHE_LOCATOR_CLASSES
        config.CACHE_LOCATOR_CLASSES = f"{__name__}.ByContent"
        try:
            return FunctionCache(self.function)
        finally:
            config.CACHE_LOCATOR_CLASSES = usual

    def load_overload(self, signature: Any, target: Any) -> Any:
        """What was kept. An index that names types of another release, which are not here, is begun anew: rules that
        did not change have the same place in all releases."""
        try:
            return self.real.load_overload(signature, target)
        except (ImportError, AttributeError):
            self.real.flush()
            return None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


def compiled(function: Callable[..., Any]) -> Any:
    """The function as machine code, which is made, or found in the cache, when it is first called."""
    made = njit(nogil=True, error_model="numpy")(function)
    made._cache = LateCache(function)
    return plain_until_compiled(widened(made))


def plain_until_compiled(dispatcher: Any) -> Any:
    """While its game is interpreted, a call for which nothing is compiled runs the plain twin.

    Numba asks `_compile_for_args` for something to call when it knows no compiled version for the arguments. Where an
    argument was left out it calls that with a mark in its place.
    """
    compile_for = dispatcher._compile_for_args
    game = owner(dispatcher.py_func.__module__)

    def with_defaults(*arguments: Any) -> Any:
        return plain(dispatcher)(*(left_out(value) for value in arguments))

    twin = with_defaults if dispatcher.py_func.__defaults__ else None

    def plain_or_compiled(*arguments: Any, **named: Any) -> Any:
        return (twin or plain(dispatcher)) if is_interpreted(game) else compile_for(*arguments, **named)

    dispatcher._compile_for_args = plain_or_compiled
    return dispatcher


def left_out(value: Any) -> Any:
    """The default where Numba marks an argument as left out; any other value as it is."""
    return value.value if isinstance(value, OmittedArg) else value


def widened(dispatcher: Any) -> Any:
    """Let other rules hand over whole numbers of any width: one version of each rule instead of many."""
    narrow = dispatcher.get_call_template
    dispatcher.get_call_template = lambda arguments, named: narrow(tuple(map(wide, arguments)), named)
    return dispatcher


def wide(kind: Any) -> Any:
    """The type in which a rule takes an argument of this type."""
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


@functools.cache
def widen_on_gpu() -> None:
    """One version of each rule, for whole numbers of any width, as on the CPU."""
    from numba.cuda import dispatcher

    kind = dispatcher.CUDADispatcher
    narrow = kind.get_call_template

    def get_call_template(self: Any, arguments: Any, named: Any) -> Any:
        ours = self.py_func.__module__.startswith("argosy.")
        return narrow(self, tuple(map(wide, arguments)) if ours else arguments, named)

    kind.get_call_template = get_call_template


@functools.cache
def keep_on_gpu() -> None:
    """What was compiled for a GPU is kept like everything else: by the content that it was compiled from."""
    from numba.cuda import dispatcher

    class Content(dispatcher.CUDACacheImpl):  # type: ignore[misc,unused-ignore]
        _locator_classes: ClassVar = [ByContent]

    class Kept(dispatcher.CUDACache):  # type: ignore[misc,unused-ignore]
        _impl_class = Content

    kind = dispatcher.CUDADispatcher
    make = kind.compile

    def compile(self: Any, signature: Any) -> Any:
        ours = self.py_func.__module__.startswith("argosy.")
        if ours and not isinstance(self._cache, Kept):
            self._cache = Kept(self.py_func)
        return make(self, signature)

    kind.compile = compile


@functools.cache
def spread_tables_on_gpu() -> None:
    """Component tables into the GPU's global memory.

    Constant memory, where Numba puts them, holds 64 KB and serves one address at a time: too small for the larger
    games, and slow when every thread plays a different game.
    """
    from numba.cuda import target

    kind, names = target.CUDATargetContext, target.nvvm
    put = kind.make_constant_array

    def make_constant_array(self: Any, *arguments: Any) -> Any:
        constant = names.ADDRSPACE_CONSTANT
        names.ADDRSPACE_CONSTANT = names.ADDRSPACE_GLOBAL
        try:
            return put(self, *arguments)
        finally:
            names.ADDRSPACE_CONSTANT = constant

    kind.make_constant_array = make_constant_array
