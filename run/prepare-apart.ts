// Prepares the database in a process of its own, so that its memory is freed when it ends.
import { readConfig } from '#platform/config'
import { prepare } from './prepare.ts'
import type { Prepared } from './preparing.ts'
import { reasonOf } from './reason.ts'

process.once('message', async (url: string) => {
  const work = async (): Promise<Prepared> => ({ lines: await prepare(readConfig(), url) })
  const told = await work().catch((err): Prepared => ({ failed: reasonOf(err) }))
  process.send!(told, () => process.exit())
})
// Ctrl-C reaches every process; the main one decides when this one ends.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit(1))
