import { setPriority } from 'node:os'
import { readConfig } from '#platform/config'
import type { Ctx } from '#platform/context'
import { openApart } from './open-apart.ts'

const NICENESS = 10

/**
 * Does the work of a process that `createApart` started, gives way to the web servers meanwhile, and ends. `actor` is who the log
 * says it was; `interrupted` is what the log says of a failure.
 */
export async function workApart(actor: string, work: (ctx: Ctx) => Promise<void>, interrupted: string): Promise<never> {
  // Ctrl-C reaches every process; the web server decides when this one ends.
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit(1))
  setPriority(NICENESS)
  const config = readConfig()
  const { bulk, close } = await openApart(config, config.DATABASE_URL!)
  let code = 0
  try {
    await work({ ...bulk, actor: { kind: 'system', name: actor } })
  } catch (err) {
    bulk.log.error({ err }, interrupted)
    code = 1
  }
  await close()
  process.exit(code)
}
