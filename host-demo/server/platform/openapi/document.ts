import { toJsonSchema } from '@valibot/to-json-schema'
import type { PushEvent } from '../../../../src/api/channels.ts'
import { apiPath, type Endpoint, type Schema } from '../../../../src/api/endpoint.ts'
import { headers } from '../../../../src/api/headers.ts'
import { released } from '../http/release.ts'
import { errorBodySchema, errorsOf } from './errors.ts'
import { externalEndpoints } from './external-endpoints.ts'
import { headerParameters } from './header-parameters.ts'

interface Described {
  readonly endpoints: Readonly<Record<string, Endpoint>>
  /** Statuses of the error codes of the floors above and the modules. */
  readonly statuses: Readonly<Record<string, number>>
  readonly pushes: readonly PushEvent[]
}

/** OpenAPI 3.1 of the whole API, made from the endpoint table that server and browser share. */
export function openApiDocument({ endpoints, statuses, pushes }: Described) {
  const paths: Record<string, Record<string, unknown>> = { ...externalEndpoints }
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, statuses) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fayre', version: released.version, description },
    servers: [{ url: apiPath }],
    paths,
    // The data of realtime events, by event name.
    'x-pushes': Object.fromEntries(pushes.map(({ event, data }) => [event, schemaOf(data)])),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorBodySchema },
      headers: responseHeaders,
    },
  }
}

const description =
  'Money is in integer minor units with its currency and the digits behind its point. Instants are ISO 8601. What is not there is null.'

const text = { schema: { type: 'string' } }

const responseHeaders = {
  [headers.appVersion]: { description: 'Version of the app that the server expects.', ...text },
  [headers.appBuild]: { description: 'Build of the app that the server expects.', ...text },
  [headers.maintenanceEta]: { description: 'When maintenance begins, where it is planned.', ...text },
  [headers.maintenancePeriod]: { description: 'Minutes that it takes.', ...text },
}

const sentHeaders = Object.fromEntries(
  Object.keys(responseHeaders).map(name => [name, { $ref: `#/components/headers/${name}` }]),
)

function operation(name: string, endpoint: Endpoint, statuses: Readonly<Record<string, number>>) {
  const input = schemaOf(endpoint.input)
  const properties = input.properties ?? {}
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
  const rest = Object.keys(properties).filter(key => !inPath.includes(key))
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const parameter = (place: 'path' | 'query') => (key: string) => ({
    name: key,
    in: place,
    required: place === 'path' || (input.required ?? []).includes(key),
    schema: properties[key] ?? {},
  })
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [
      ...inPath.map(parameter('path')),
      ...(inQuery ? rest.map(parameter('query')) : []),
      ...(endpoint.access === 'open' ? [] : headerParameters(endpoint.scope)),
    ],
    ...(!inQuery && { requestBody: { required: true, content: json(without(input, inPath)) } }),
    responses: {
      200: { description: 'Done.', headers: sentHeaders, content: json(schemaOf(endpoint.output)) },
      ...errorsOf(endpoint, sentHeaders, statuses),
    },
    ...(endpoint.needs && { 'x-needs': endpoint.needs }),
    ...(endpoint.access === 'user' && { security: [{ session: [] }] }),
    ...(endpoint.access === 'anyone' && { security: [{}, { session: [] }] }),
  }
}

interface JsonSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

/** The body's part of an input. */
function without(input: JsonSchema, inPath: readonly string[]): JsonSchema {
  const { properties = {}, required = [], ...rest } = input
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))),
    required: required.filter(name => !inPath.includes(name)),
  }
}

/** Only the wire shape of a schema, not the value it is decoded to. */
function schemaOf(schema: Schema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  })
  return rest as JsonSchema
}

const json = (schema: unknown) => ({ 'application/json': { schema } })
