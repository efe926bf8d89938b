import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Config } from '#platform/config'
import { table } from './report.ts'
import type { Written } from './export-once.ts'

const FILES = ['parts.csv', 'parts.xlsx', 'merchant.xml', 'pies.xml', 'applications.csv', 'aces.xml']

/** Writes each file of the whole catalogue in a process of its own: seconds, megabytes, and the most memory that it took. */
export async function benchExporting(url: string, config: Config): Promise<void> {
  const rows: (string | number)[][] = []
  for (const file of FILES) {
    const child = fork(join(import.meta.dirname, 'export-once.ts'), [url, file], {
      env: { ...process.env, DATA_DIR: config.dataDir, LOG_LEVEL: 'error' },
    })
    const [written] = (await once(child, 'message')) as [Written]
    rows.push([file, written.seconds, written.busy, written.megabytes, written.before, written.most])
    await once(child, 'exit')
  }
  table(
    'Files out, of the whole catalogue',
    ['File', 'Seconds', 'Processor s', 'MB', 'RSS before, MB', 'Highest RSS, MB'],
    rows,
  )
}
