"""Bodies are JSON of exactly the declared type: a number in quotes is not a number."""

import asyncio
from functools import cache
from typing import Any, ClassVar

import msgspec
from litestar import Request
from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.exceptions import InternalServerException
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from manoa.server.http.plain import has_nul
from manoa.server.http.problems import Refusal
from manoa.server.table.refusal import Refused
from manoa.server.wire.base import Given, Problem

LARGEST = 256 << 10  # bytes


class JsonRequest(Request[Any, Any, Any]):
    """The framework would convert loosely, and take JSON under any name, such as the text of a foreign page's form."""

    patience: ClassVar[float] = 20.0  # seconds for all of a body

    async def body(self) -> bytes:
        try:
            async with asyncio.timeout(self.patience):
                body = await super().body()
        except TimeoutError as error:
            raise Refusal(408, Refused("slow")) from error
        except InternalServerException as error:
            raise Refusal(400, Problem("The request ended too early.", "disconnected")) from error
        if not body and self.data_type is not None:
            raise Refusal(400, Problem("A body is missing.", "malformed"))
        return body

    async def json(self) -> Any:
        if self.content_type[0].lower() != "application/json":
            raise Refusal(415, Problem("The body has to be JSON, with Content-Type: application/json.", "not-json"))
        return decode(await self.body(), self.data_type or Any)

    @property
    def data_type(self) -> Any:
        """What the route wants; None if it wants nothing."""
        field = self.route_handler.parsed_data_field
        return None if field is None else field.annotation


def decode(text: bytes | str, kind: Any, it_is: str = "The body is", code: str = "malformed") -> Any:
    """JSON from outside, wherever it came in; the sentence of a refusal begins with `it_is`."""
    if has_nul(text):
        raise Refusal(400, Problem(f"{it_is} not as expected: no text may have a NUL character (\\u0000).", code))
    try:
        return decoder(kind).decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal(400, Problem(f"{it_is} not as expected: {str(error)[:250]}.", code)) from error
    except RecursionError as error:
        raise Refusal(400, Problem(f"{it_is} nested too deeply.", code)) from error


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class ClosedBodies(OpenAPISchemaPlugin):
    """Says of what clients send that unknown fields are refused."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(Given)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        schema = StructSchemaPlugin().to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema
