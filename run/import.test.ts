import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runningEmbedded } from '#platform/db/embedded'
import { writeLevels } from '../tests/support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../tests/support/shops/shop.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openShop({ PRICES: 'cents' })
  await writeLevels(shop.ctx)
  folder = await mkdtemp(join(tmpdir(), 'camber-import-'))
})
afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

type Ended = { code: number; out: string; err: string }

/** The command as `npm run import` starts it, beside the shop. */
const command = (...args: string[]) =>
  new Promise<Ended>((done) => {
    const env = { ...process.env, BASE_URL: '', DATABASE_URL: shop.url, DATA_DIR: shop.config.dataDir, PRICES: 'cents' }
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'import.ts'), ...args],
      { env },
      (_err, out, err) => done({ code: child.exitCode!, out, err }),
    )
  })
async function fileOf(name: string, ...lines: string[]): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, lines.join('\n'))
  return path
}
async function partsOf(brand: string) {
  const { rows } = await sql<{ number: string; price: number }>`
    select p.number, p.price::int as price from part p join brand b on b.id = p.brand_id
    where b.slug = ${brand} order by p.number`.execute(shop.ctx.db)
  return rows
}
async function filesOf(supplier: string) {
  const { rows } = await sql<{ state: string; runId: string | null }>`
    select i.state, i.run_id as "runId" from import i join supplier s on s.id = i.supplier_id
    where s.name = ${supplier} order by i.created_at`.execute(shop.ctx.db)
  return rows
}

const HEAD = 'brand,number,name,type,price,stock'

describe('npm run import', { timeout: 240_000 }, () => {
  it('brings the file in and stops its own database when nobody reads what it says any more', async () => {
    const dataDir = join(folder, 'closed shop')
    const file = await fileOf('piped.csv', HEAD, 'nobody,C-1,Pad,brake-pads,10.50,3')
    const { DATABASE_URL: _none, ...env } = process.env
    const child = spawn(process.execPath, [join(import.meta.dirname, 'import.ts'), file, '--supplier', 'Pipe Ltd'], {
      env: { ...env, BASE_URL: '', DATA_DIR: dataDir, DEMO_PARTS: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.once('data', () => child.stdout.destroy())
    expect(await once(child, 'exit')).toEqual([2, null])
    expect(await runningEmbedded(dataDir)).toBeUndefined()
  })

  it('says what a file would change and writes nothing; with --apply it writes it as a run', async () => {
    const file = await fileOf('own.csv', HEAD, 'low,C-1,Pad,brake-pads,10.50,3', 'low,C-2,Pad,brake-pads,20,0')
    const read = await command(file, '--supplier', 'Grove Ltd')
    expect(read).toMatchObject({ code: 0, err: '' })
    expect(read.out).toContain('Grove Ltd is a new supplier.')
    expect(read.out).toMatch(/\b2 {2}new parts/)
    expect(read.out).not.toContain('guessed')
    expect(await partsOf('low')).toEqual([])

    const applied = await command(file, '--supplier', 'grove ltd', '--apply')
    expect(applied).toMatchObject({ code: 0, err: '' })
    expect(applied.out).not.toContain('new supplier')
    expect(await partsOf('low')).toEqual([
      { number: 'C-1', price: 1050 },
      { number: 'C-2', price: 2000 },
    ])
    const [first, second] = await filesOf('Grove Ltd')
    expect(first).toEqual({ state: 'staged', runId: null })
    expect(second!.state).toBe('applied')
    expect(applied.out).toContain(`Applied as run ${second!.runId}.`)
  })

  it('does not take many parts off sale unless it is told so', async () => {
    const rows = Array.from({ length: 12 }, (_, n) => `low,R-${n},Pad,brake-pads,10,1`)
    const of = ['--supplier', 'Shrinking', '--full', '--apply']
    expect((await command(await fileOf('all.csv', HEAD, ...rows), ...of)).code).toBe(0)
    const less = await fileOf('less.csv', HEAD, rows[0]!)
    const refused = await command(less, ...of, '--yes')
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('This retires 11 of the supplier’s 12 parts. Nothing is written')
    const applied = await command(less, ...of, '--retire')
    expect(applied).toMatchObject({ code: 0, err: '' })
    expect((await filesOf('Shrinking')).map(({ state }) => state)).toEqual(['applied', 'staged', 'applied'])
  })

  it('does not write by guessed columns unless it is told so', async () => {
    const file = await fileOf('theirs.csv', 'Brand name,Art. Nr.,Description,type,RRP', 'high,G-1,Pad,brake-pads,12')
    const refused = await command(file, '--supplier', 'Guess & Co', '--kind', 'parts', '--apply')
    expect(refused.code).toBe(1)
    expect(refused.out).toContain('“RRP” is price: 12')
    expect(refused.err).toContain('columns are only guessed')
    expect(await partsOf('high')).toEqual([])
    expect(await command(file, '--supplier', 'Guess & Co', '--kind', 'parts', '--apply', '--yes')).toMatchObject({
      code: 0,
    })
    expect(await partsOf('high')).toEqual([{ number: 'G-1', price: 1200 }])
  })

  it('writes what is well and ends with 2 while rows wait, and says why they do', async () => {
    const file = await fileOf('held.csv', HEAD, 'low,H-1,Pad,brake-pads,10,3', 'nobody,H-2,Pad,brake-pads,10,3')
    const { code, out } = await command(file, '--supplier', 'Half', '--apply')
    expect(code).toBe(2)
    expect(out).toContain('1  The brand “nobody” is not mapped to one of the shop’s (row 3)')
    expect(await partsOf('low')).toContainEqual({ number: 'H-1', price: 1000 })
  })

  it('ends with 1 and a sentence where it cannot do what it is asked', async () => {
    const file = await fileOf('empty.csv')
    expect(await command(file, '--supplier', 'Nil')).toMatchObject({ code: 1, err: 'This file is empty\n' })
    expect((await command(file)).err).toContain('--supplier should be a name')
    expect((await command(file, '--supplier', 'Nil', '--kind', 'cars')).err).toContain('--kind should be one of parts,')
    expect((await command(`${file}.gone`, '--supplier', 'Nil')).err).toContain('There is no file')
    const broken = await fileOf('broken.xml', '<ACES version="4.2"><Header></App>')
    const { code, err } = await command(broken, '--supplier', 'Nil')
    expect(code).toBe(1)
    expect(err).not.toBe('')
    expect(await filesOf('Nil')).toEqual([{ state: 'failed', runId: null }])
  })
})
