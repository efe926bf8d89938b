import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { claim, refuseBesideCommand } from './claim.ts'

/** A DATA_DIR that a process with this command line has claimed. */
function claimedBy(...args: string[]): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'camber-claim-'))
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...args])
  onTestFinished(() => {
    child.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })
  writeFileSync(join(dataDir, 'shop.pid'), String(child.pid))
  return dataDir
}

it('two programs that start the database of one DATA_DIR do not get in each other’s way', () => {
  const open = claimedBy('/camber/run/serve.ts')
  expect(() => claim(open)).toThrow('A shop already runs')
  expect(() => refuseBesideCommand(open)).not.toThrow() // a command uses the database of the open shop
  for (const name of ['import', 'restore']) {
    const busy = claimedBy(`/camber/run/${name}.ts`, 'file.csv')
    expect(() => claim(busy)).toThrow(`npm run ${name} works on ${busy}`)
    expect(() => refuseBesideCommand(busy)).toThrow('Wait for its end')
  }
})

it('what a killed program left behind keeps nobody out', () => {
  const reused = claimedBy('/another/program.js')
  claim(reused)()
  claim(reused)() // given back, it can be claimed again
})
