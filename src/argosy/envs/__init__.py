"""The games as research environments: vectorised, PettingZoo, Gymnasium and OpenSpiel.

Each is imported when it is first asked for, so that only the libraries in use must be installed.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argosy.envs.cuda_vector import CudaVectorEnv
    from argosy.envs.pettingzoo_env import AECGame
    from argosy.envs.single import SingleEnv
    from argosy.envs.vector import VectorEnv

_HOMES = {
    "VectorEnv": "argosy.envs.vector",
    "CudaVectorEnv": "argosy.envs.cuda_vector",
    "AECGame": "argosy.envs.pettingzoo_env",
    "SingleEnv": "argosy.envs.single",
}

__all__ = ["AECGame", "CudaVectorEnv", "SingleEnv", "VectorEnv"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"argosy.envs has no {name!r}; it has {', '.join(_HOMES)}")
    return getattr(importlib.import_module(_HOMES[name]), name)
