// Undoes the run that RUN_ID names, as the job of a web server does, in a process that a test can kill.
import { continueUndo } from '#domain/runs'
import { readConfig } from '#platform/config'
import { openContext } from '../../../run/open-context.ts'

const config = readConfig()
const { ctx, close } = await openContext(config, config.DATABASE_URL!, { most: 2 })
process.send!('begins')
await continueUndo(ctx, { runId: process.env['RUN_ID']! })
await close()
process.exit(0)
