// One web server of the shop. serve.ts starts it and passes the database and the sandbox in its settings.
import { readConfig } from '#platform/config'
import { createApart } from './apart.ts'
import { collectAtRest } from './collect-at-rest.ts'
import { reasonOf } from './reason.ts'
import { builtPages, openWebServer } from './open-web-server.ts'

const config = readConfig()
const [, , flag, socketPort] = process.argv
const dev = flag === '--dev' ? await import('./dev.ts') : undefined
const source = dev ? () => dev.pagesInTheMaking(Number(socketPort)) : builtPages
const importer = createApart('import-apart')
const fetcher = createApart('fetch-apart')
try {
  const server = await openWebServer(config, config.DATABASE_URL!, await source(), {
    wakeImporter: importer.wake,
    wakeFetcher: fetcher.wake,
  })
  if (!dev) collectAtRest()
  process.send?.({ open: true })
  let closing: Promise<void> | undefined
  const stop = () => {
    importer.stop()
    fetcher.stop()
    return (closing ??= server.close().then(() => process.exit(0)))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', () => {})
  process.on('disconnect', stop)
} catch (err) {
  const { code, stack } = err as NodeJS.ErrnoException
  const failed = code === 'EADDRINUSE' ? reasonOf(err) : (stack ?? String(err))
  // Under `node --watch` only the person at the terminal listens.
  if (!process.send) {
    console.error(failed)
    process.exit(1)
  }
  process.send({ failed }, () => process.exit(1))
}
