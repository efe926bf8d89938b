// Fetches the files of suppliers, while web servers answer.
import { fetchFiles } from '#domain/supply'
import { workApart } from './work-apart.ts'

await workApart('fetch-files', fetchFiles, 'fetching was interrupted and will be continued')
