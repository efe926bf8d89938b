import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Ctx } from '#platform/context'
import { acesFile, type MadeApp } from '../../../../tests/support/files/made-files.ts'
import { addParts } from '../../../../tests/support/catalogue/parts-of-types.ts'
import {
  codesOf,
  mapWords,
  newSupplierId,
  readFileOf,
  type ReadFit,
} from '../../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../../tests/support/shops/shop.ts'
import { openZephirShop } from '../../../../tests/support/shops/supply-shop.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
beforeAll(async () => {
  ;({ shop, admin } = await openZephirShop('FIT-1'))
})
beforeEach(async () => {
  await shop.heard()
  supplierId = await newSupplierId(admin)
})
afterAll(() => shop.close())

const map = (words: Parameters<typeof mapWords>[2]) => mapWords(admin, supplierId, words)
const aces = (apps: (MadeApp | string)[]) =>
  readFileOf(admin, { supplierId, text: acesFile(apps), fileName: 'fits.xml' }, shop.ctx)
const app = (more: MadeApp = {}): MadeApp => ({ number: 'FIT-1', ...more })

describe('applications that contradict', () => {
  const wide = (attributes: [string, string, string][]) => ({ type: 'brake-pads', brand: 'low', attributes })
  const ofCsv = async (...lines: string[]) => {
    const text = ['brand,number,year_from,year_to,make,model,position,quantity,conditions,notes,type', ...lines].join(
      '\n',
    )
    return readFileOf(admin, { supplierId, text }, shop.ctx)
  }
  const seen = (fits: readonly ReadFit[]) => fits.map((fit) => [fit.n, fit.state, ...codesOf(fit)])

  it('each other within a file: another quantity for the same case', async () => {
    const { fits } = await ofCsv(
      'low,FIT-1,2010,2012,VW,Zephir,front,2,,,',
      'low,FIT-1,2012,2014,VW,Zephir,front,4,,,',
      'low,FIT-1,2012,2012,VW,Zephir,front,2,,,',
      'low,FIT-1,2012,2012,VW,Zephir,rear,4,,,',
      'low,FIT-1,2012,2012,VW,Zephir,front,4,drive = AWD,,',
      'low,FIT-1,2011,2011,VW,Zephir,front,,,,',
    )
    expect(seen(fits)).toEqual([
      [2, 'ready'],
      [3, 'held', 'quantities-differ'],
      [4, 'ready'],
      [5, 'ready'],
      [6, 'ready'],
      [7, 'ready'],
    ])
    expect(fits[1]!.reasons![0]!.params).toEqual([2])
  })

  it('what is known of the part: another part type, one that fits every vehicle', async () => {
    await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'ALL-1', universal: true }])
    await map([
      ['part-type', '1684', 'brake-pads'],
      ['part-type', '1896', 'brake-discs'],
      ['base-vehicle', '101', '2012 | Volkswagen | Zephir'],
      ['brand', 'ZZZZ', 'low'],
    ])
    const { fits } = await aces([
      app(),
      app({ partType: 1896 }),
      app({ partType: 7 }),
      app({ partType: null }),
      app({ number: 'ALL-1' }),
    ])
    expect(seen(fits)).toEqual([
      [1, 'ready'],
      [2, 'held', 'type-differs'],
      [3, 'ready'],
      [4, 'ready'],
      [5, 'held', 'universal-part'],
    ])
    expect(fits[1]!.reasons![0]!.params).toEqual(['brake-discs', 'brake-pads'])
  })

  it('the car: a part of combustion engines for an electric one', async () => {
    await addParts(shop.ctx, [{ type: 'oil-filters', brand: 'low', number: 'OIL-1' }])
    const { fits } = await ofCsv(
      'low,OIL-1,2012,2012,VW,Zeph E,,,,,',
      'low,OIL-1,2012,2012,VW,Zephir,,,,,',
      'low,FIT-1,2012,2012,VW,Zeph E,,,,,',
    )
    expect(seen(fits)).toEqual([
      [2, 'held', 'electric-car'],
      [3, 'ready'],
      [4, 'ready'],
    ])
  })

  it('themselves: conditions that no car meets together, or that are written wrongly', async () => {
    const { fits } = await ofCsv(
      'low,FIT-1,2010,2010,VW,Zephir,,,drive = AWD | drive = FWD,,',
      'low,FIT-1,2010,2010,VW,Zephir,,,made-from = 2012-05 | made-to = 2011-01,,',
      'low,FIT-1,2010,2010,VW,Zephir,,,disc-front = large,,',
      'low,FIT-1,2010,2010,VW,Zephir,,,with = ABS | disc-front = 312,one note,',
    )
    expect(seen(fits)).toEqual([
      [2, 'held', 'conditions-clash'],
      [3, 'held', 'conditions-clash'],
      [4, 'held', 'conditions-clash'],
      [5, 'ready'],
    ])
  })

  it('other parts for the same place: of the file and of the shop, unless a condition or note tells the cars apart', async () => {
    const width = (value: string): [string, string, string][] => [['Width', value, 'mm']]
    const [, , third] = await addParts(shop.ctx, [
      { ...wide(width('61.5')), number: 'W-1' },
      { ...wide(width('70')), number: 'W-2' },
      { ...wide(width('80')), number: 'W-3' },
    ])
    await sql`
      insert into application (part_id, model_id, year_from, year_to, position, source_id)
      select ${third}, id, 2014, 2014, 'rear', (select id from source order by id limit 1) from model where name = 'Zephir'`.execute(
      shop.ctx.db,
    )
    const { fits } = await ofCsv(
      'low,W-1,2010,2011,VW,Zephir,front,,,,',
      'low,W-2,2011,2011,VW,Zephir,front,,,,',
      'low,W-2,2010,2012,VW,Zephir,rear,,,,',
      'low,W-1,2012,2012,VW,Zephir,front,,with = ABS,,',
      'low,W-2,2012,2012,VW,Zephir,front,,without = ABS,,',
      'low,W-1,2013,2013,VW,Zephir,front,,,For the small disc,',
      'low,W-2,2013,2013,VW,Zephir,front,,,For the large disc,',
      'low,W-1,2014,2014,VW,Zephir,,,,,',
    )
    expect(seen(fits)).toEqual([
      [2, 'held', 'measures-differ'],
      [3, 'held', 'measures-differ'],
      [4, 'ready'],
      [5, 'ready'],
      [6, 'ready'],
      [7, 'ready'],
      [8, 'ready'],
      [9, 'held', 'measures-differ'],
    ])
    expect(fits[0]!.reasons![0]!.params).toEqual(['pad width', '61.5', expect.stringMatching(/ W-2$/), '70'])
    expect(fits[7]!.reasons![0]!.params).toEqual(['pad width', '61.5', expect.stringMatching(/ W-3$/), '80'])
  })
})
