// Writes what the browser's code knows of the API, from the API's own description.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApi } from '#api'
import type { Ctx } from '#platform/context'
import { readConfig } from '#platform/config'
import { typesOf } from './api-types/index.ts'

// Describing calls asks for the settings alone: no database is needed.
const api = createApi({ config: readConfig({}) } as Ctx)
const description = await api.request('/api/openapi.json')
await writeFile(join(import.meta.dirname, '../app/web/api-description.d.ts'), await typesOf(await description.json()))
