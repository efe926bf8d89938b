import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../tests/support/shops/shop.ts'
import { normalNumber } from './part-number.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it.each([
  ['gr-100/a', 'GR100A'],
  ['ГР-1', 'ГP1'],
  ['гр-1', 'ГP1'],
  ['АВ-1', 'AB1'],
  ['ΑΒ-1', 'AB1'],
  ['ＡＢ－１', 'AB1'],
  ['A\u00ADB\u200B-\uFEFF1', 'AB1'],
  ['Й-1', 'Й1'],
  ['\u0418\u0306-1', 'Й1'],
  ['制动-1', '制动1'],
  ['AB-١٢', 'AB12'],
  ['№ 17', '17'],
  ['Nº 17', 'N17'],
  ['A™ 1²', 'A1'],
  ['straße-1', 'STRASSE1'],
  ['--', ''],
])('%j is known as %j', (said, norm) => {
  expect(normalNumber(said)).toBe(norm)
})

/** Letters that Unicode 17 added: PostgreSQL 18 knows those of 16. */
const NEWEST =
  /[\u088F\u0C5C\u0CDC\uA7CE\uA7CF\uA7D2-\uA7D5\uA7F1\u{10940}-\u{10959}\u{10EC5}-\u{10EC7}\u{10EFA}\u{10EFB}\u{11B60}-\u{11B67}\u{11DB0}-\u{11DE9}\u{16EA0}-\u{16ED3}\u{16FF2}-\u{16FF6}\u{187F8}-\u{187FF}\u{18D09}-\u{18D1E}\u{18D80}-\u{18DF2}\u{1E6C0}-\u{1E6FF}]/u

it('the database says the same of every character, alone and within a number', async () => {
  const codes = Array.from({ length: 0x2_0000 }, (_, code) => code).slice(1)
  const characters = codes.filter((code) => code < 0xd800 || code >= 0xe000).map((code) => String.fromCodePoint(code))
  const said = characters
    .filter((character) => !NEWEST.test(character))
    .flatMap((character) => [character, `Ab${character}-1${character.toLowerCase()}`, `${character}\u0301Z`])
  const { rows } = await sql<{ norm: string }>`
    select number_norm(said) as norm from unnest(${said}::text[]) with ordinality as t (said, n) order by n`.execute(
    shop.ctx.db,
  )
  const norms = rows.map(({ norm }, n) => [said[n], norm])
  expect(norms.filter(([text, norm]) => norm !== normalNumber(text!))).toEqual([])
})
