import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

const isSuccess = (status: string) => status.startsWith('2')

/** Leaves out what types do not need: refusals, which all have one shape, names of calls, and descriptions. */
function needed(key: string, value: unknown): unknown {
  if (key === 'responses') return Object.fromEntries(Object.entries(value as object).filter(([one]) => isSuccess(one)))
  const isWords = ['operationId', 'summary', 'description'].includes(key) && typeof value === 'string'
  return isWords ? undefined : value
}

const COMMENT = /^ *\/\*\*[\s\S]*?\*\/\n/gm
const NOTHING = /^ *\w+\??: (never|Record<string, never>|\{\n +\[name: string\]: unknown;\n +\});\n/gm

/** Generates TypeScript types of an API's requests and responses from its description (OpenAPI 3.1). */
export async function typesOf(description: object): Promise<string> {
  const calls = JSON.parse(JSON.stringify(description, needed)) as OpenAPI3
  const types = astToString(await openapiTS(calls, { alphabetize: true }))
  const head = '// Made by `npm run types` from what /api/openapi.json says.\n'
  return head + types.replace(COMMENT, '').replace(NOTHING, '')
}
