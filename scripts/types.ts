// Generates the browser's types of the API from its description.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApi } from '#api'
import type { Ctx } from '#platform/context'
import { readConfig } from '#platform/config'
import { typesOf } from './api-types/index.ts'

// The description needs only the settings, no database.
const api = createApi({ config: readConfig({}) } as Ctx)
const description = await api.request('/api/openapi.json')
await writeFile(join(import.meta.dirname, '../app/web/api-description.d.ts'), await typesOf(await description.json()))
