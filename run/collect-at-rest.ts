import { performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

const EVERY_MS = 5000
const BUSY_SHARE = 0.05
const GROWN_BYTES = 24 * 2 ** 20

/**
 * Collects what requests left behind as soon as this process has had almost nothing to do for `everyMs`. V8 does so by
 * itself only sometimes, and after half a minute at the earliest. Each collection stops the process for about 0.1 s, so
 * the next one waits until the heap has grown by 24 MB. Needs the flag `--expose-gc`.
 */
export function collectAtRest(everyMs = EVERY_MS): void {
  const { gc } = globalThis
  if (!gc) throw new Error('collectAtRest needs the flag --expose-gc')
  let left = 0
  let before = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > BUSY_SHARE || getHeapStatistics().total_heap_size < left + GROWN_BYTES) return
    void gc()
    left = getHeapStatistics().total_heap_size
  }
  setInterval(look, everyMs).unref()
}
