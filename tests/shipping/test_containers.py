"""The image, the compose file, the hooks and the workflow name files, commands and settings that exist.

They are read here, not run: an image is built where there is a Docker engine (the workflow does).
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import shlex
import tomllib
from typing import Any

import yaml
from typer.main import get_command

import argosy
from argosy.cli import app

ROOT = pathlib.Path(__file__).parents[2]
SETTINGS = set(re.findall(r"ARGOSY_[A-Z_]+", "".join(p.read_text("utf-8") for p in (ROOT / "src").rglob("*.py"))))
COMMANDS = get_command(app)
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile, joined where they go on: the instruction and what follows it."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    return [(line.split()[0], line.split(maxsplit=1)[1].strip()) for line in text.splitlines() if line.strip()]


def told(instruction: str) -> list[str]:
    return [rest for name, rest in instructions() if name == instruction]


def composed() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def check_command(words: list[str]) -> None:
    """A call of `argosy` that its own parser understands as far as names go."""
    here: Any = COMMANDS
    for word in words:
        known = {name for option in here.params for name in (*option.opts, *option.secondary_opts)}
        if word.startswith("--"):
            assert word in known, f"argosy has no {word}"
        elif word in getattr(here, "commands", {}):
            here = here.commands[word]


def test_every_file_that_the_image_copies_exists_and_is_not_ignored() -> None:
    sent = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    copied = [word for rest in told("COPY") if "--from" not in rest for word in rest.split()[:-1]]
    assert copied
    for name in copied:
        assert (ROOT / name).exists(), f"the Dockerfile copies {name}"
        assert name in sent, f".dockerignore leaves out {name}"


def test_the_wheel_can_be_built_from_what_is_copied() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    copied = " ".join(told("COPY"))
    assert project["readme"] in copied and "LICENSE" in copied and "src" in copied
    (extras,) = re.findall(r"'\.\[([a-z,]+)\]'", " ".join(told("RUN")))
    assert set(extras.split(",")) <= EXTRAS.keys()


def test_the_commands_of_the_image_exist() -> None:
    warmed = [shlex.split(rest)[1:] for rest in told("RUN") if rest.startswith("argosy ")]
    assert ["warm"] in warmed
    for words in [*warmed, json.loads(told("CMD")[0])]:
        check_command(words)
    assert json.loads(told("ENTRYPOINT")[0]) == ["argosy"]


def test_the_image_does_not_run_as_root_and_compiles_as_its_own_user() -> None:
    names = [name for name, _ in instructions()]
    assert told("USER") == ["argosy"]
    assert names.index("USER") < next(i for i, line in enumerate(instructions()) if line == ("RUN", "argosy warm"))


def test_the_health_check_asks_for_a_page_that_exists() -> None:
    from argosy.table.api import router

    (asked,) = re.findall(r"http://127\.0\.0\.1:8000(/[a-z/]+)", told("HEALTHCHECK")[0])
    assert asked in {getattr(route, "path", "") for route in router.routes}


def test_every_setting_is_one_that_argosy_reads() -> None:
    named = set(re.findall(r"(ARGOSY_[A-Z_]+)=", " ".join(told("ENV"))))
    named |= {name for name in composed()["services"]["table"]["environment"] if name.startswith("ARGOSY_")}
    assert named >= {"ARGOSY_CACHE", "ARGOSY_DATA", "ARGOSY_DATABASE", "ARGOSY_REDIS"}
    assert named <= SETTINGS


def test_the_services_know_each_other() -> None:
    services, volumes = composed()["services"], composed()["volumes"]
    table = services["table"]
    assert table["image"] == f"argosy:{argosy.__version__}"
    assert set(table["depends_on"]) == services.keys() - {"table"}
    for name, needed in table["depends_on"].items():
        assert needed["condition"] == "service_healthy" and "healthcheck" in services[name]
    hosts = re.findall(r"@(\w+)/|redis://(\w+):", " ".join(table["environment"].values()))
    assert {one or other for one, other in hosts} == {"postgres", "redis"}
    used = {mount.split(":")[0] for service in services.values() for mount in service.get("volumes", [])}
    assert used == volumes.keys()
    assert {mount.split(":")[1] for mount in table["volumes"]} <= set(told("VOLUME"))


def test_no_password_is_kept_in_the_compose_file() -> None:
    passwords = re.findall(r"PASSWORD: (\S+)|argosy:(\S+?)@", (ROOT / "compose.yaml").read_text(encoding="utf-8"))
    assert passwords and all((one or other).startswith("${POSTGRES_PASSWORD:?") for one, other in passwords)


def test_the_workflow_and_the_hooks_call_what_is_there() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    runs = [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]
    assert ".ci/run" in runs and os.access(ROOT / ".ci" / "run", os.X_OK)
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {words.split()[1] for words in runs if words.startswith("make ")} <= targets
    assert "requirements.lock" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    tools = {hook["entry"].split()[0] for repo in hooks["repos"] for hook in repo["hooks"]}
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(BIN)", ".venv/bin")
    assert tools == {".venv/bin/ruff", ".venv/bin/mypy", ".venv/bin/lint-imports"}
    assert all(tool in recipe for tool in tools)


def test_the_commands_of_the_page_exist() -> None:
    page = (ROOT / "docs" / "containers.md").read_text(encoding="utf-8")
    blocks = "".join(re.findall(r"```sh\n(.*?)```", page, re.DOTALL))
    calls = [words.split("#")[0] for words in re.findall(r"\bargosy ((?:--|backup |play ).*)$", blocks, re.MULTILINE)]
    assert {call.split()[0] for call in calls} == {"backup", "play", "--version"}
    for call in calls:
        check_command(shlex.split(call))
