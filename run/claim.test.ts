import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** Claims folder after folder, each at the moment that it is told, and says which it got. */
const CLAIMING = `
  import { join } from 'node:path'
  import { claim } from '${join(import.meta.dirname, 'claim.ts')}'
  process.once('message', ({ folder, begin, folders }) => {
    const got = []
    for (let n = 0; n < folders; n++) {
      while (Date.now() < begin + 10 * n);
      try { claim(join(folder, String(n))); got.push(n) } catch (err) { if (!/already runs/.test(err.message)) throw err }
    }
    process.send(got)
    setInterval(() => {}, 1000)
  })
  process.send('ready')`

it('of programs that claim a DATA_DIR at the same moment one gets it, also after one that was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'camber-claim-'))
  const folders = 60
  for (let n = 0; n < folders; n++) {
    mkdirSync(join(folder, String(n)))
    if (n % 2) writeFileSync(join(folder, String(n), 'shop.pid'), '4190000')
  }
  const programs = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', CLAIMING, '/camber/run/serve.ts'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  )
  onTestFinished(() => {
    for (const program of programs) program.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  await Promise.all(programs.map((program) => once(program, 'message')))
  const answers = programs.map((program) => once(program, 'message'))
  for (const program of programs) program.send({ folder, begin: Date.now() + 100, folders })
  const got = (await Promise.all(answers)).flatMap(([folders]) => folders as number[])
  expect(got.toSorted((a, b) => a - b)).toEqual(Array.from({ length: folders }, (_, n) => n))
})
