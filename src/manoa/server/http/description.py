"""What the description of the API has to say beyond what the framework finds out."""

from __future__ import annotations

from litestar._openapi.schema_generation import SchemaCreator
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from manoa.server.wire.base import Given


class ClosedBodies(OpenAPISchemaPlugin):
    """Says of what clients send that unknown fields are refused."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(Given)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        schema = StructSchemaPlugin().to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema
