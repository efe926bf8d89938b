import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultCode } from '#common/fault'
import { imports as words } from '#common/words'
import type { Ctx } from '#platform/context'
import { acesFile, type MadeApp } from '../../../tests/support/files/made-files.ts'
import { addParts } from '../../../tests/support/catalogue/parts-of-types.ts'
import { codesOf, mapWords, newSupplierId, readFileOf } from '../../../tests/support/files/read-files.ts'
import type { TestShop } from '../../../tests/support/shops/shop.ts'
import { openZephirShop } from '../../../tests/support/shops/supply-shop.ts'
import { showImport, startApplying, workOnImports } from '../index.server.ts'

let shop: TestShop
let admin: Ctx
let supplierId: number
let partId: number
beforeAll(async () => {
  ;({ shop, admin, partId } = await openZephirShop('FIT-1'))
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

describe('applications of a CSV file', () => {
  it('have a first and a last month in columns of their own', async () => {
    const rows = ['2010-12,2014-06', '2010-12,', '2011-05,2011-11', '2012-05,12/2013', '2013-01,2013-02']
    const text = ['brand,number,make,model,year_from,year_to', ...rows.map((row) => `low,FIT-1,VW,Zephir,${row}`)]
    const { fits } = await readFileOf(admin, { supplierId, text: text.join('\n') }, shop.ctx)
    expect(fits.map(({ from, to }) => [from, to])).toEqual([
      [2010, 2014],
      [2010, 2014],
      [2011, 2011],
      [2012, 2013],
      [2013, 2013],
    ])
  })

  it('are matched by year, make, model and engine, by names as people write them', async () => {
    const { kind, fits, counts } = await readFileOf(
      admin,
      {
        supplierId,
        text: [
          'brand,number,year_from,year_to,make,model,engine,position,quantity,conditions,notes',
          'low,FIT-1,2010,2012,VW,Zephir,,front,2,drive = AWD,Only with the sport seats',
          'low,FIT-1,2011,2011,Volkswagen,zephir,1.4,,,,',
          'low,FIT-1,2011,2011,volkswagen,Zephir,2.0 TDI,,,,',
          'low,FIT-1,2011,2011,VW,Zephir,2.0,,,,',
          'low,FIT-1,2013,2016,VW,Zephir,,,,,',
          'low,FIT-1,2011,2011,VW,Mephir,,,,,',
          'low,FIT-99,2011,2011,VW,Zephir,,,,,',
          'low,FIT-1,20x1,,VW,Zephir,,,,,',
        ].join('\n'),
      },
      shop.ctx,
    )
    expect(kind).toBe('aces')
    expect(fits.map((fit) => [fit.state, ...codesOf(fit)])).toEqual([
      ['ready'],
      ['ready'],
      ['ready'],
      ['held', 'engine-unclear'],
      ['held', 'outside-years'],
      ['held', 'vehicle-unknown'],
      ['held', 'no-such-part'],
      ['held', 'years-unclear'],
    ])
    expect(fits[0]).toMatchObject({
      partId,
      model: 'Volkswagen Zephir',
      from: 2010,
      to: 2012,
      position: 'front',
      quantity: 2,
      conditions: ['drive AWD', 'note Only with the sport seats'],
    })
    expect(fits[1]!.engineId).not.toBeNull()
    expect(fits[2]!.engineId).not.toBe(fits[1]!.engineId)
    expect(counts.unknownCars).toMatchObject({ count: 1, samples: [{ text: 'VW Mephir' }] })
  })
})

it('what else narrows the car is a condition of the fit, so that no row is wider than it is written', async () => {
  const rows = ['Avant,,103,', 'all,n/a,,Sport seats', 'Limousine,CAGA,-,']
  const text = [
    'Brand,Number,Make,Model,Sub Model,Year,Engine Code,kW,Notes',
    ...rows.map((row) => {
      const [subModel, ...others] = row.split(',')
      return `low,FIT-1,VW,Zephir,${subModel},2011,${others.join()}`
    }),
  ].join('\n')
  const conditions = async () => {
    const { fits } = await readFileOf(admin, { supplierId, text }, shop.ctx)
    return fits.map((fit) => [fit.state, ...fit.conditions])
  }
  expect(await conditions()).toEqual([
    ['ready', 'note Sub Model: Avant', 'note kW: 103'],
    ['ready', 'note Sport seats'],
    ['ready', 'note Engine Code: CAGA', 'note Sub Model: Limousine'],
  ])
  await map([
    ['car-attribute', 'Sub Model Avant', 'body = estate'],
    ['car-attribute', 'kW 103', 'ignore'],
  ])
  expect((await conditions())[0]).toEqual(['ready', 'body estate'])
})

it('a model that the shop calls otherwise is mapped with its make, and years are read as lists write them', async () => {
  const text = 'Artikelnummer;Hersteller;Marke;Modell;Baujahr\nFIT-1;low;VW;Zephir VI;10/2010 - 11/2012'
  const { fits, counts } = await readFileOf(admin, { supplierId, text })
  expect(fits.map(codesOf)).toEqual([['vehicle-unknown']])
  expect(counts.reasons).toMatchObject([{ code: 'vehicle-unknown', field: 'model', word: 'VW Zephir VI' }])
  await map([['model', 'VW Zephir VI', 'Volkswagen | Zephir']])
  const { fits: again } = await readFileOf(admin, { supplierId, text })
  expect(again).toMatchObject([{ state: 'ready', model: 'Volkswagen Zephir', from: 2010, to: 2012 }])
})

describe('an ACES file', () => {
  it('says what its records say where they wait: of a vehicle that is not complete, and of how many', async () => {
    await map([
      ['base-vehicle', '101', '2012 | Volkswagen | Zephir'],
      ['brand', 'ZZZZ', 'low'],
    ])
    const { fits } = await aces([
      app({ vehicle: '<Make id="54"/>' }),
      app({ vehicle: '<Years from="20xx" to="2012"/><Make id="54"/><Model id="7"/>' }),
      app({ vehicle: '' }),
      app({ quantity: 0 }),
      app({ quantity: 101 }),
    ])
    const said = fits.map(({ reasons }) =>
      reasons!.map(({ code, field, params }) => words.reason(field, code as FaultCode, ...params)),
    )
    expect(said.map(([first]) => first)).toEqual([
      'The vehicle is not complete: the record has Make 54, but no Years and no Model',
      'The vehicle is not complete: the record has Years 20xx to 2012, Make 54, and Model 7, but no Years that can be read',
      'No vehicle is named',
      'Qty should be 1 or more, not “0”',
      'Qty should be 100 or less, not “101”',
    ])
  })

  it('is read by what its ids mean here; what is not mapped is held', async () => {
    await map([
      ['base-vehicle', '101', '2012 | Volkswagen | Zephir'],
      ['engine', '7', '2.0 L 4-cyl petrol'],
      ['position', '22', 'front'],
      ['qualifier', '9', 'with = sport suspension'],
      ['brand', 'ZZZZ', 'low'],
      ['car-attribute', 'DriveType 5', 'drive = AWD'],
      ['car-attribute', 'Region 1', 'ignore'],
    ])
    const { fits, counts, header } = await aces([
      app({ attributes: { EngineBase: 7, DriveType: 5, Region: 1 }, position: 22, quals: [{ id: 9 }], quantity: 2 }),
      app({ vehicle: { baseVehicle: 999 } }),
      app({ attributes: { EngineBase: 8 } }),
      app({ attributes: { BodyType: 3 } }),
      app({ position: 23 }),
      app({ brand: 'YYYY' }),
      app({ quals: [{ id: 10, text: 'With 280 mm disc' }], notes: ['Up to chassis 100', ' '] }),
      app({ vehicle: { years: [2010, 2012], make: 5 } }),
      app({ vehicle: '<EquipmentBase id="4"/>' }),
      app({ action: 'D' }),
    ])
    expect(header).toMatchObject({ format: 'aces', version: '4.2' })
    expect(fits.map((fit) => [fit.state, fit.action, ...codesOf(fit)])).toEqual([
      ['ready', 'add'],
      ['held', 'add', 'vehicle-unmapped'],
      ['held', 'add', 'engine-unmapped'],
      ['held', 'add', 'qualifier-unmapped'],
      ['held', 'add', 'position-unmapped'],
      ['held', 'add', 'brand-unmapped'],
      ['ready', 'add'],
      ['held', 'add', 'whole-make'],
      ['refused', 'add', 'equipment'],
      ['ready', 'delete'],
    ])
    expect(fits[0]).toMatchObject({
      partId,
      model: 'Volkswagen Zephir',
      from: 2012,
      to: 2012,
      position: 'front',
      quantity: 2,
      conditions: ['drive AWD', 'with sport suspension'],
    })
    expect(fits[0]!.engineId).not.toBeNull()
    expect(fits[6]!.conditions).toEqual(['note Up to chassis 100', 'note With 280 mm disc'])
    expect(counts.reasons).toContainEqual({ code: 'vehicle-unmapped', field: 'BaseVehicle', word: '999', count: 1 })
  })

  it('reads a qualifier that has values by these, too', async () => {
    await map([
      ['base-vehicle', '101', '2012 | Volkswagen | Zephir'],
      ['brand', 'ZZZZ', 'low'],
      ['qualifier', '9', 'disc-front = 280'],
      ['qualifier', '9 312 mm', 'disc-front = 312'],
      ['qualifier', '11', 'ignore'],
    ])
    const disc = (value: string, text?: string) =>
      app({ quals: [{ id: 9, params: [{ value, uom: 'mm' }], ...(text && { text }) }] })
    const { fits } = await aces([
      disc('312', 'With 312 mm disc'),
      disc('340', 'With 340 mm disc'),
      disc('340'),
      app({ quals: [{ id: 11, params: [{ value: '2', uom: 'pc' }] }] }),
    ])
    expect(fits.map(({ state, conditions }) => [state, ...conditions])).toEqual([
      ['ready', 'disc-front 312'],
      ['ready', 'note With 340 mm disc'],
      ['held'],
      ['ready'],
    ])
    expect(fits[2]!.reasons).toEqual([{ code: 'qualifier-unmapped', field: 'Qual', params: ['9 340 mm'] }])
  })

  it('says which applications its supplier has written before', async () => {
    await map([
      ['base-vehicle', '101', '2012 | Volkswagen | Zephir'],
      ['brand', 'ZZZZ', 'low'],
    ])
    await sql`
      insert into application (part_id, model_id, year_from, year_to, quantity, source_id)
      select ${partId}, model.id, 2010, 2013, 1, (select source_id from supplier where id = ${supplierId})
      from model where name = 'Zephir'`.execute(shop.ctx.db)
    const { fits } = await aces([app({ quantity: 1 }), app({ quantity: 2, notes: ['x'] })])
    expect(fits.map(({ state }) => state)).toEqual(['same', 'ready'])
  })

  it('says which of its new applications another source has told already', async () => {
    await map([['brand', 'ZZZZ', 'low']])
    const [other] = await addParts(shop.ctx, [{ type: 'brake-pads', brand: 'low', number: 'FIT-2', position: 'front' }])
    await sql`
      insert into application (part_id, model_id, year_from, year_to, quantity, source_id)
      select ${other}, model.id, 2010, 2013, 2, (select min(id) from source) from model where name = 'Zephir'`.execute(
      shop.ctx.db,
    )
    const lines = ['front,2', ',2', 'front,1', 'rear,2'].map((place, n) => `low,FIT-2,${2010 + n},VW,Zephir,${place}`)
    const text = ['brand,number,year,make,model,position,quantity', ...lines].join('\n')
    const { counts } = await readFileOf(admin, { supplierId, text }, shop.ctx)
    expect(counts).toMatchObject({ new: { count: 4 }, elsewhere: { count: 2 } })
    expect(counts.elsewhere!.samples.map(({ n }) => n)).toEqual([2, 3])
  })
})

it('a file of a day to come says so, and one that takes applications away takes them away', async () => {
  await map([
    ['base-vehicle', '101', '2012 | Volkswagen | Zephir'],
    ['base-vehicle', '102', '2013 | Volkswagen | Zephir'],
    ['brand', 'ZZZZ', 'low'],
  ])
  const lines = async () => {
    const { rows } = await sql`
      select year_from as "from", year_to as "to" from application
      where part_id = ${partId} and source_id = (select source_id from supplier where id = ${supplierId}) order by 1`.execute(
      shop.ctx.db,
    )
    return rows
  }
  const applied = async (apps: MadeApp[], EffectiveDate: string) => {
    const text = acesFile(apps, { header: { EffectiveDate } })
    const { id } = await readFileOf(admin, { supplierId, text, fileName: 'fits.xml' }, shop.ctx)
    const { warnings } = await showImport(admin, id)
    await startApplying(admin, id)
    await workOnImports(shop.ctx)
    return warnings.map(({ code }) => code)
  }
  const both = [app(), app({ vehicle: { baseVehicle: 102 } })]
  expect(await applied(both, '2999-01-01')).toEqual(['begins-later'])
  expect(await lines()).toEqual([{ from: 2012, to: 2013 }])
  expect(await applied([app({ action: 'D' })], '2020-01-01')).toEqual([])
  expect(await lines()).toEqual([{ from: 2013, to: 2013 }])
})
