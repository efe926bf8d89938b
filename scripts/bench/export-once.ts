// Writes one file of the whole catalogue to nowhere, and tells its parent what that took.
import { readConfig } from '#platform/config'
import { exportFile } from '#domain/exports'
import { type ExportFile, exportQuery } from '#domain/exports/schema'
import { vehicleTree } from '#domain/vehicles'
import { openContext } from '../../run/open-context.ts'

export type Written = { seconds: number; busy: number; megabytes: number; before: number; most: number }

const [url, file] = process.argv.slice(2) as [string, ExportFile]
const { ctx, close } = await openContext(readConfig(), url)
const admin = { ...ctx, actor: { kind: 'user', id: 'bench', email: 'bench@camber.example', role: 'admin' } as const }
// A running shop has its vehicles in memory.
await vehicleTree(admin)
const rss = () => process.memoryUsage.rss() / 1e6
const before = rss()
let [bytes, most] = [0, before]
const began = performance.now()
const busy = process.cpuUsage()
for await (const piece of await exportFile(admin, file, exportQuery(ctx.config.prices).parse({}))) {
  bytes += Buffer.byteLength(piece)
  most = Math.max(most, rss())
}
const { user, system } = process.cpuUsage(busy)
const seconds = (performance.now() - began) / 1000
await close()
process.send?.({ seconds, busy: (user + system) / 1e6, megabytes: bytes / 1e6, before, most } satisfies Written)
process.disconnect?.()
