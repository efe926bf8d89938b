import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { acesApp, acesFile, type MadeApp, readAces } from '../../../tests/support/files/made-files.ts'

const one = async (app: MadeApp | string, version?: string) => {
  const { apps } = await readAces(acesFile([app], version ? { version } : {}))
  expect(apps).toHaveLength(1)
  return apps[0]!
}

const FULL: MadeApp = {
  id: 7,
  vehicle: { baseVehicle: 101, subModel: 20 },
  attributes: { EngineBase: 7, BodyType: 5 },
  quals: [{ id: 9, text: 'With 280 mm disc', params: [{ value: '280', uom: 'mm' }] }],
  notes: ['Front & rear', 'Two pieces'],
  quantity: 2,
  labels: ['Quiet'],
  position: 22,
  number: 'BP-100',
  brand: 'ZZZZ',
}

test.each(['3.1', '3.2', '4.0', '4.1', '4.2', '5.0'])('an application of ACES %s', async (version) => {
  const { apps, header, count, ...file } = await readAces(acesFile([FULL], { version }))
  expect(file.version).toBe(version)
  expect(header).toMatchObject({ Company: 'Maker & Sons', BrandID: 'ZZZZ', VCdbPublicationDate: '2026-10-30' })
  expect(count).toBe(1)
  expect(apps).toEqual([
    {
      n: 1,
      action: 'A',
      id: '7',
      ref: null,
      validate: true,
      vehicle: { baseVehicle: '101', subModel: '20' },
      attributes: [
        { name: 'EngineBase', id: '7' },
        { name: 'BodyType', id: '5' },
      ],
      quals: [
        { id: '9', text: 'With 280 mm disc', params: [{ value: '280', uom: 'mm', altValue: null, altUom: null }] },
      ],
      notes: ['Front & rear', 'Two pieces'],
      quantity: '2',
      partType: '1684',
      position: '22',
      labels: ['Quiet'],
      part: { number: 'BP-100', brand: 'ZZZZ', subBrand: null },
      displayOrder: null,
      assets: [],
    },
  ])
})

describe('vehicles', () => {
  test('by years, make and model', async () => {
    const vehicle = { years: [1999, 2001] as [number, number], make: 4, model: 12 }
    expect((await one({ vehicle })).vehicle).toEqual({
      years: [1999, 2001],
      make: '4',
      model: '12',
      subModel: null,
      vehicleType: null,
    })
  })

  test('by years and make, without a model', async () => {
    expect((await one({ vehicle: { years: [1999, 2001], make: 4 } })).vehicle).toMatchObject({ make: '4', model: null })
  })

  test('equipment by its base, or by maker and model with its years', async () => {
    expect((await one({ vehicle: '<EquipmentBase id="31"/>' })).vehicle).toEqual({ equipmentBase: '31' })
    const named =
      '<Mfr id="3"/><EquipmentModel id="8"/><VehicleType id="2"/><ProductionYears ProductionStart="2003" ProductionEnd="2009"/>'
    expect((await one({ vehicle: named })).vehicle).toEqual({
      equipmentModel: '8',
      mfr: '3',
      vehicleType: '2',
      years: [2003, 2009],
    })
  })

  test.each(['', '<Make id="4"/>', '<Years from="x" to="2001"/><Make id="4"/>', '<BaseVehicle/>'])(
    'none is complete in "%s"',
    async (vehicle) => {
      expect((await one({ vehicle })).vehicle).toBeNull()
    },
  )
})

describe('files of the wild', () => {
  test('ids with spaces', async () => {
    const app = await one({
      id: ' 143',
      vehicle: { baseVehicle: ' 101 ' },
      position: '22 ',
      attributes: { EngineBase: ' 7' },
    })
    expect(app).toMatchObject({
      id: '143',
      vehicle: { baseVehicle: '101' },
      position: '22',
      attributes: [{ name: 'EngineBase', id: '7' }],
    })
  })

  test('validate="no"', async () => {
    expect([(await one({ validate: 'no' })).validate, (await one({ validate: 'yes' })).validate]).toEqual([false, true])
  })

  test('comments inside an application, also between the letters of a text', async () => {
    const xml = acesApp({ notes: ['x'] }).replace(
      '<Note>x',
      '<!-- was: <Note>old</Note> --><Note>with<!-- no --> sensor',
    )
    expect((await one(xml)).notes).toEqual(['with sensor'])
  })

  test('a text in CDATA', async () => {
    expect((await one(acesApp({ notes: ['x'] }).replace('>x<', '><![CDATA[5 < 6]]><'))).notes).toEqual(['5 < 6'])
  })

  test('ISO-8859-1', async () => {
    const xml = acesFile([{ notes: ['für Stoßdämpfer'] }], { encoding: 'ISO-8859-1' })
    const { apps } = await readAces(Buffer.from(xml, 'latin1'))
    expect(apps[0]!.notes).toEqual(['für Stoßdämpfer'])
  })

  test('UTF-16, and UTF-8 that says it is UTF-16', async () => {
    const xml = acesFile([{ notes: ['für Šípka'] }], { encoding: 'utf-16' })
    for (const bytes of [Buffer.from(`\uFEFF${xml}`, 'utf16le'), Buffer.from(xml)])
      expect((await readAces(bytes)).apps[0]!.notes).toEqual(['für Šípka'])
  })

  test.each(['Full', 'FULL', 'full'])('SubmissionType %s', async (SubmissionType) => {
    expect((await readAces(acesFile([{}], { header: { SubmissionType } }))).header.SubmissionType).toBe('FULL')
  })

  test('the same qualifier twice', async () => {
    const { quals } = await one({
      quals: [
        { id: 9, text: 'one' },
        { id: 9, text: 'two' },
      ],
    })
    expect(quals.map(({ id, text }) => [id, text])).toEqual([
      ['9', 'one'],
      ['9', 'two'],
    ])
  })

  test('a qualifier with more parameters than its text, or none', async () => {
    const { quals } = await one({
      quals: [
        { text: 'From serial number', params: [{ value: 'A1' }, { value: 'B2', uom: 'mm' }] },
        { text: 'To serial number 77' },
      ],
    })
    expect(quals.map(({ params }) => params.map(({ value }) => value))).toEqual([['A1', 'B2'], []])
  })

  test('blank notes are none', async () => {
    expect((await one({ notes: ['', '  \n ', ' two\n  lines '] })).notes).toEqual(['two lines'])
  })

  test('no part type, no number', async () => {
    expect((await one({ partType: null })).partType).toBeNull()
    expect((await one('<App action="A" id="1"><BaseVehicle id="1"/></App>')).part.number).toBe('')
  })

  test.each([
    [0, 0],
    [99, 99],
    [null, null],
  ])('a footer that counts %s', async (count, expected) => {
    const file = await readAces(acesFile([{}, {}], { count }))
    expect([file.count, file.apps.length]).toEqual([expected, 2])
  })

  test('delete actions', async () => {
    expect((await one({ action: 'D' })).action).toBe('D')
    expect((await one({ action: 'd' })).action).toBe('D')
  })

  test('numbers with line ends in them', async () => {
    expect((await one({ number: '\n  BP \n 100 ' })).part.number).toBe('BP 100')
  })

  test('drawings in both namings', async () => {
    const old = '<AssetName>D1</AssetName><AssetItemOrder>2</AssetItemOrder><AssetItemRef>14</AssetItemRef>'
    const now =
      '<DiagramAsset AssetName="D1" AssetItemOrder="2" AssetItemRef="14"/><NonDiagramAssets><NonDiagramAsset AssetName="P" AssetSequence="1"/></NonDiagramAssets>'
    const drawing = { name: 'D1', order: '2', ref: '14', isDiagram: true }
    expect((await one({ more: old })).assets).toEqual([drawing])
    expect((await one({ more: now }, '5.0')).assets).toEqual([
      drawing,
      { name: 'P', order: '1', ref: null, isDiagram: false },
    ])
  })

  test('a namespace, and a prefix', async () => {
    const xml = acesFile([FULL])
      .replaceAll(/<(\/?)(\w)/g, '<$1a:$2')
      .replace('<a:ACES', '<a:ACES xmlns:a="urn:x"')
    expect((await readAces(xml)).apps[0]).toMatchObject({ vehicle: { baseVehicle: '101' }, part: { number: 'BP-100' } })
  })

  test('a file without applications', async () => {
    const file = await readAces(acesFile([]))
    expect([file.apps, file.count, file.header.Company]).toEqual([[], 0, 'Maker & Sons'])
  })
})

test('a hundred thousand applications keep their order, packed or not', async () => {
  const xml = acesFile(Array.from({ length: 100_000 }, (_, i): MadeApp => ({ number: `BP-${i}` })))
  const { apps, count } = await readAces(gzipSync(xml))
  expect(count).toBe(100_000)
  expect(apps.map(({ n }) => n)).toEqual(Array.from({ length: 100_000 }, (_, i) => i + 1))
  expect(apps.at(-1)!.part.number).toBe('BP-99999')
})

test.each([
  ['a DOCTYPE', '<!DOCTYPE ACES [<!ENTITY a "b">]><ACES version="4.2"></ACES>', 'file-dtd'],
  ['an entity', '<ACES version="4.2"><App id="1"><Note>&a;</Note></App></ACES>', 'file-broken'],
  ['another root', '<catalog><App/></catalog>', 'file-kind'],
  ['an element that is not closed', '<ACES version="4.2"><App id="1"><Note>x</App></ACES>', 'file-broken'],
  ['an end too early', acesFile([{}, {}]).slice(0, -30), 'file-broken'],
  ['something behind the end', `${acesFile([{}])}<App/>`, 'file-broken'],
  ['nesting', `<ACES>${'<x>'.repeat(5000)}`, 'file-row'],
  ['a text of many megabytes', acesFile([{ notes: ['x'.repeat(9_000_000)] }]), 'file-row'],
  ['a tag of many megabytes', `<ACES><App ${'x '.repeat(5_000_000)}`, 'file-broken'],
])('%s: refused', async (_, xml, code) => {
  await expect(readAces(xml)).rejects.toMatchObject({ status: 422, code })
})

test('a refusal says after which application', async () => {
  const xml = acesFile([{}, {}, '<App id="3"><Note></App>'])
  await expect(readAces(xml)).rejects.toMatchObject({
    phrase: { params: [2, expect.stringContaining('unexpected close')] },
  })
})
