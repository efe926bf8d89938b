// Reads and applies the files of suppliers, while web servers answer.
import { workOnImports } from '#domain/supply'
import { workApart } from './work-apart.ts'

await workApart('import', workOnImports, 'an import was interrupted and will be continued')
