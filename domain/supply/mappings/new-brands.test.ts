import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addBrand } from '#domain/catalogue'
import type { BrandRow } from '../../catalogue/writing/insert-brands.ts'
import { heldDesk } from '../../../tests/support/shops/held-desk.ts'
import { putMappings } from '../index.server.ts'

const desk = heldDesk()

const EMPTY = { tier: null, country: '', about: '' }
const put = (...names: string[]) =>
  putMappings(
    desk.admin,
    String(desk.supplierId),
    names.map((name) => ({ kind: 'brand', theirs: name, ours: `new: ${name}` })),
  )
const brandsOf = async (...names: string[]) => {
  const { rows } = await sql<BrandRow & { mapped: number }>`
    select slug, name, tier, country, about, (select count(*)::int from mapping where ours ->> 'brand' = slug) as mapped
    from brand where name = any(${names}) order by id`.execute(desk.admin.db)
  return rows
}

it('brands in other letters than Latin ones are brands of their own, in one go and one after the other', async () => {
  await put('Лада', 'ГАЗ', 'Мотор 24')
  await put('УАЗ', 'Фара 24')
  await addBrand(desk.admin, { name: 'ЗИЛ', ...EMPTY })
  const found = await brandsOf('Лада', 'ГАЗ', 'Мотор 24', 'УАЗ', 'Фара 24', 'ЗИЛ')
  expect(found.map(({ name, mapped }) => [name, mapped])).toEqual([
    ['Лада', 1],
    ['ГАЗ', 1],
    ['Мотор 24', 1],
    ['УАЗ', 1],
    ['Фара 24', 1],
    ['ЗИЛ', 0],
  ])
})

it('a brand that is to be added and is there in another spelling stays as it is', async () => {
  const there = { name: 'Lemfor A.B', tier: 'premium', country: 'DE', about: 'Arms' } as const
  await addBrand(desk.admin, there)
  await put('LEMFÖR A-B')
  expect(await brandsOf('Lemfor A.B', 'LEMFÖR A-B')).toMatchObject([{ ...there, mapped: 1 }])
})

it('a brand that is added is known to the other words that are told with it, whichever comes first', async () => {
  const brand = (theirs: string, ours: string) => ({ kind: 'brand', theirs, ours }) as const
  await putMappings(desk.admin, String(desk.supplierId), [
    brand('Nordhoff', 'Nord Hof'),
    brand('Nordhof', 'new: Nordhof'),
    brand('NH', 'nordhof'),
  ])
  expect(await brandsOf('Nordhof')).toMatchObject([{ mapped: 3 }])
})
