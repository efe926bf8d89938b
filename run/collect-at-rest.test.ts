import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { collectAtRest } from './collect-at-rest.ts'

/** A process leaves some 100 MB behind, then rests or works for a second. The used heap is in MB. */
async function afterRequests(does: 'rests' | 'works'): Promise<{ before: number; after: number; collected: number }> {
  const script = `
    import { collectAtRest } from './run/collect-at-rest.ts'
    import { setTimeout as sleep } from 'node:timers/promises'
    import { getHeapStatistics } from 'node:v8'
    const used = () => getHeapStatistics().used_heap_size / 1e6
    const { gc } = globalThis
    let collected = 0
    globalThis.gc = () => (collected++, gc())
    let left = Array.from({ length: 1_000_000 }, (_, n) => ({ text: 'request ' + n }))
    const before = used()
    collectAtRest(50)
    left = null
    const end = performance.now() + 1000
    if (${does === 'works'}) while (performance.now() < end) await new Promise(setImmediate)
    else await sleep(1000)
    console.log(JSON.stringify({ before, after: used(), collected }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', '--input-type=module', '-e', script])
  return JSON.parse(stdout)
}

it('a web server that has nothing to do gives back, once, what requests left behind', async () => {
  const { before, after, collected } = await afterRequests('rests')
  expect(after).toBeLessThan(before / 2)
  expect(collected).toBe(1)
})

it('one that works is not stopped for it', async () => {
  expect(await afterRequests('works')).toMatchObject({ collected: 0 })
})

it('one that is started without the flag says so', () => {
  expect(() => collectAtRest()).toThrow('--expose-gc')
})
