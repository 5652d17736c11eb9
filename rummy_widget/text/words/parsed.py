"""Parse Fluent source into the form that the browser's Fluent library uses, so that pages need not parse it.

The form is that of a `FluentResource` of @fluent/bundle: a list of messages, in which a pattern is a string
or a list of strings and expressions. Empty parts are left out.

>>> body_of("undo = Undo")
[{'id': 'undo', 'value': 'Undo'}]
>>> body_of("count = { $n } tiles")[0]["value"]
[{'type': 'var', 'name': 'n'}, ' tiles']
"""

from __future__ import annotations

from typing import Any

from fluent.syntax import ast, parse


def body_of(source: str) -> list[dict[str, Any]]:
    """Return all messages and terms in Fluent source; raises ValueError if part of it is not valid Fluent."""
    found = []
    for entry in parse(source).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"no Fluent: {entry.content!r:.80}")
        if isinstance(entry, ast.Message | ast.Term):
            read: dict[str, Any] = {"id": f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}"}
            if entry.value is not None:
                read["value"] = _pattern(entry.value)
            if entry.attributes:
                read["attributes"] = {each.id.name: _pattern(each.value) for each in entry.attributes}
            found.append(read)
    return found


def _pattern(pattern: ast.Pattern) -> str | list[Any]:
    parts = [
        each.value if isinstance(each, ast.TextElement) else _expression(each.expression)
        for each in pattern.elements
    ]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(node: Any) -> dict[str, Any]:
    match node:
        case ast.Placeable():
            return _expression(node.expression)
        case ast.StringLiteral():
            return {"type": "str", "value": node.parse()["value"]}
        case ast.NumberLiteral():
            return _number(node)
        case ast.VariableReference():
            return {"type": "var", "name": node.id.name}
        case ast.MessageReference():
            return {"type": "mesg", "name": node.id.name, **_attribute(node)}
        case ast.TermReference():
            arguments = [] if node.arguments is None else _arguments(node.arguments)
            return {"type": "term", "name": node.id.name, **_attribute(node), "args": arguments}
        case ast.FunctionReference():
            return {"type": "func", "name": node.id.name, "args": _arguments(node.arguments)}
    assert isinstance(node, ast.SelectExpression)
    return {
        "type": "select",
        "selector": _expression(node.selector),
        "variants": [{"key": _key(each.key), "value": _pattern(each.value)} for each in node.variants],
        "star": next(place for place, each in enumerate(node.variants) if each.default),
    }


def _key(key: ast.Identifier | ast.NumberLiteral) -> dict[str, Any]:
    return _number(key) if isinstance(key, ast.NumberLiteral) else {"type": "str", "value": key.name}


def _number(node: ast.NumberLiteral) -> dict[str, Any]:
    """Return a number literal as a dict that contains its value and, if it has decimals, how many.

    Plural forms depend on both.
    """
    places = len(node.value.partition(".")[2])
    value = float(node.value) if places else int(node.value)
    return {"type": "num", "value": value, **({"precision": places} if places else {})}


def _arguments(node: ast.CallArguments) -> list[dict[str, Any]]:
    named = [
        {"type": "narg", "name": each.name.name, "value": _expression(each.value)} for each in node.named
    ]
    return [*map(_expression, node.positional), *named]


def _attribute(node: ast.MessageReference | ast.TermReference) -> dict[str, str]:
    return {} if node.attribute is None else {"attr": node.attribute.name}
