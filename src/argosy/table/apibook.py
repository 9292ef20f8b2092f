"""The JSON API as a page to read, made from its own description: no script, nothing from elsewhere."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from argosy.table.api import Who
from argosy.table.frame import render

router = APIRouter(include_in_schema=False)

Description = dict[str, Any]


@router.get("/api/docs")
def api_page(request: Request, who: Who) -> HTMLResponse:
    """What programs can ask."""
    described: Description = request.app.openapi()
    return render(request, "api.html", who, heading="API", about=described["info"], operations=operations_of(described))


def operations_of(described: Description) -> list[Description]:
    """Every request that the server answers: what it does, what it takes, what it answers."""
    found = []
    for path, methods in described["paths"].items():
        for method, one in methods.items():
            found.append({
                "method": method.upper(), "path": path, "words": one.get("description") or one.get("summary", ""),
                "slug": f"{method}-{path.strip('/').replace('/', '-').replace('{', '').replace('}', '')}",
                "takes": [parameter_of(named, described) for named in one.get("parameters", [])],
                "sends": fields_of(one, described), "answers": ", ".join(one.get("responses", {})),
            })  # fmt: skip
    return found


def parameter_of(named: Description, described: Description) -> Description:
    """A part of the address."""
    schema = named.get("schema", {})
    return {
        "name": named["name"], "where": named["in"], "kind": kind_of(schema, described),
        "needed": named.get("required", False), "usual": schema.get("default"), "words": words_of(schema | named),
    }  # fmt: skip


def fields_of(operation: Description, described: Description) -> list[Description]:
    """The fields of the body that is sent."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    schema = resolved(content.get("schema", {}), described)
    return [
        {
            "name": name, "where": "body", "kind": kind_of(field, described),
            "needed": name in schema.get("required", ()), "usual": field.get("default"), "words": words_of(field),
        }
        for name, field in schema.get("properties", {}).items()
    ]  # fmt: skip


def resolved(schema: Description, described: Description) -> Description:
    """A schema itself, where only its name is given."""
    named = schema.get("$ref")
    return described["components"]["schemas"][named.rpartition("/")[2]] if named else schema


def kind_of(schema: Description, described: Description) -> str:
    """What kind of value: a number, a list of seats with their fields."""
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(kind_of(one, described) for one in schema["anyOf"]))
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items', {}), described)}"
    inside = resolved(schema, described).get("properties")
    if inside:
        return "{" + ", ".join(f"{name}: {kind_of(one, described)}" for name, one in inside.items()) + "}"
    return str(schema.get("type", "any"))


def words_of(schema: Description) -> str:
    """What is said of a value, and its limits."""
    limits = {"minimum": "from", "maximum": "to", "maxLength": "at most so many letters:", "pattern": "like"}
    said = [f"{words} {schema[name]}" for name, words in limits.items() if name in schema]
    return "; ".join(filter(None, [schema.get("description", ""), *said]))
