import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MIGRATIONS, readMigrations } from '#platform/db/migration-files'
import { keptDumps } from '../support/machine/kept-dumps.ts'
import { ROOT } from './sources.ts'

/** The last file of the first release: its tables are empty when it runs, so its locks harm nobody. */
const BASELINE = '0007_payments'

/** `platform/db/migrate.ts` sets the time limits itself; texts and numbers are a matter of taste. */
const NOT_ASKED = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-robust-stmts',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-text-field',
]

type Danger = { file: string; danger: string }

/** What migrations do that would lock a large table for long, or break a server of the version before; empty: nothing. */
async function dangersOf(files: readonly string[]): Promise<Danger[]> {
  const all = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  const outside = all.filter(({ text }) => text.startsWith('-- outside a transaction'))
  const inside = all.filter((one) => !outside.includes(one))
  return [
    ...(await linted(outside.map(({ file }) => file))),
    ...(await linted(
      inside.map(({ file }) => file),
      '--assume-in-transaction',
    )),
    ...all.flatMap(({ file, text }) => ownRules(text).map((danger) => ({ file, danger }))),
  ]
}

/** A start of the linter takes as long as many files: it reads all of them at once. */
async function linted(files: readonly string[], ...more: string[]): Promise<Danger[]> {
  if (files.length === 0) return []
  const args = ['--reporter', 'json', ...more, ...NOT_ASKED.map((rule) => `--exclude=${rule}`), ...files]
  const { stdout } = await promisify(execFile)(join(ROOT, 'node_modules/.bin/squawk'), args).catch((err) => err)
  const found = JSON.parse(stdout) as { file: string; rule_name: string }[]
  return found.map(({ file, rule_name: danger }) => ({ file, danger }))
}

function ownRules(text: string): string[] {
  const everyRow = /^\s*(update|delete from)\b(?![^;]*\bwhere\b)/im.test(text) ? ['writes-every-row'] : []
  // An index whose making was cut off is there and invalid: the file could never run again.
  const made = [...text.matchAll(/create (?:unique )?index concurrently (?:if not exists )?(\w+)/gi)].map(
    (match) => match[1],
  )
  const left = made.filter((name) => !new RegExp(`drop index concurrently if exists ${name}\\b`, 'i').test(text))
  return [...everyRow, ...left.map(() => 'cannot-run-again')]
}

async function planted(text: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'camber-lint-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, '9000_planted.sql')
  await writeFile(file, text)
  return (await dangersOf([file])).map(({ danger }) => danger)
}

/** The frozen migrations with their checksums: those of every version that was released. */
async function frozen(): Promise<{ name: string; checksum: string }[]> {
  const lines = (await readFile(join(MIGRATIONS, 'frozen.sha256'), 'utf8')).trim().split('\n')
  return lines.map((line) => ({ checksum: line.slice(0, 64), name: line.slice(66).replace('.sql', '') }))
}

describe('migrations', () => {
  it('that are frozen never change', async () => {
    const fixed = await frozen()
    const now = (await readMigrations(MIGRATIONS)).map(({ name, checksum }) => ({ name, checksum }))
    expect(fixed.map(({ name }) => name)).toContain(BASELINE)
    expect(now.slice(0, fixed.length)).toEqual(fixed)
  })

  it('are frozen with a kept dump of a shop that they made', async () => {
    expect(await keptDumps()).toContain((await frozen()).at(-1)!.name)
  })

  it('after the first release lock no large table for long', async () => {
    const later = (await readMigrations(MIGRATIONS)).filter(({ name }) => name > BASELINE)
    expect(later.length).toBeGreaterThan(50)
    expect(await dangersOf(later.map(({ name }) => join(MIGRATIONS, `${name}.sql`)))).toEqual([])
  })

  it.each([
    ['create index part_name on part (name)', 'require-concurrent-index-creation'],
    ['alter table part alter column price type bigint', 'changing-column-type'],
    ['alter table part alter column weight_g set not null', 'adding-not-nullable-field'],
    ['alter table part add constraint dear check (price > 1)', 'constraint-missing-not-valid'],
    ['alter table part rename column price to cost', 'renaming-column'],
    [
      'alter table part add column note text; create index concurrently part_note on part (note)',
      'ban-concurrent-index-creation-in-transaction',
    ],
    ['update part set price = price * 100', 'writes-every-row'],
    ['-- outside a transaction\ncreate index concurrently part_name on part (name)', 'cannot-run-again'],
  ])('that would are refused: %s', async (text, danger) => {
    expect(await planted(text)).toContain(danger)
  })

  it.each([
    'alter table part add column note text',
    'create table gift (id bigint generated always as identity primary key); create index gift_id on gift (id)',
    '-- outside a transaction\ndrop index concurrently if exists part_name;\ncreate index concurrently part_name on part (name);',
    'alter table part add constraint dear check (price > 1) not valid',
  ])('that do not are taken: %s', async (text) => {
    expect(await planted(text)).toEqual([])
  })
})

it('the migrations are numbered one after the other: a gap that is filled later would run in another order', async () => {
  const numbers = (await readMigrations(MIGRATIONS)).map(({ name }) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, n) => n + 1))
})
