// A process of its own, so that its memory is that of reading alone: `node reading-process.ts FILE` prints what it took as JSON.
import { openFile } from '#domain/supply'

const began = performance.now()
const opened = await openFile(process.argv[2]!)
let records = 0
const batches = opened.kind === 'table' ? opened.rows : opened.kind === 'aces' ? opened.apps : opened.items
for await (const batch of batches) records += batch.length
await opened.close()
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
console.log(
  JSON.stringify({
    kind: opened.kind,
    records,
    seconds: (performance.now() - began) / 1000,
    processor: (userCPUTime + systemCPUTime) / 1e6,
    mostMb: maxRSS / 1024,
  }),
)
