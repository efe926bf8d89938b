import { expect, test } from 'vitest'
import { acesFile, type MadeItem, piesFile, readAces, readPies } from '../../../tests/support/files/made-files.ts'

/** The same XML with its names in other letters; texts and values stay. */
const renamed = (xml: string, rename: (name: string) => string) =>
  xml.replaceAll(/<\/?[A-Za-z][^<>]*>/g, (tag) =>
    tag.replace(/(?<=<\/?)[A-Za-z]+/, rename).replaceAll(/(?<=\s)[A-Za-z]+(?==")/g, rename),
  )
const WAYS = [
  ['capitals', (name: string) => name.toUpperCase()],
  ['small letters', (name: string) => name.toLowerCase()],
  ['one capital', (name: string) => name[0]!.toUpperCase() + name.slice(1).toLowerCase()],
] as const

test.each(WAYS)('ACES with its names in %s', async (_way, rename) => {
  const made = acesFile([
    {
      vehicle: { years: [2010, 2012], make: 5, model: 6 },
      attributes: { EngineBase: 7, FrontBrakeType: 8 },
      quals: [{ id: 9, text: 'With sensor', params: [{ value: '280', uom: 'mm' }] }],
      notes: ['Two pieces'],
      position: 22,
      labels: ['Quiet'],
    },
  ])
  const [usual, odd] = [await readAces(made), await readAces(renamed(made, rename))]
  expect(odd.apps).toHaveLength(1)
  expect(odd.apps).toEqual(usual.apps)
  expect([odd.version, odd.header, odd.count]).toEqual([usual.version, usual.header, usual.count])
})

const ITEM: MadeItem = {
  number: 'BP-100',
  gtin: '04006381333931',
  descriptions: { SHO: 'Pad set' },
  prices: [{ price: '12.50', type: 'RET', sheet: 'S1' }],
  extended: { CTO: 'DE' },
  attributes: [{ id: 'Thickness', value: '17.3', uom: 'mm' }],
  weight: { value: '1.2', uom: 'KG' },
  interchange: [{ brand: 'BBHK', number: '34 11 6', label: 'Bavar' }],
  assets: [{ name: 'bp100.jpg', uri: 'https://pictures.example/bp100.jpg' }],
}

test.each(WAYS)('PIES with its names in %s', async (_way, rename) => {
  const made = piesFile([ITEM])
  const [usual, odd] = [await readPies(made), await readPies(renamed(made, rename))]
  expect(odd.items).toHaveLength(1)
  expect(odd.items).toEqual(usual.items)
  expect([odd.version, odd.count]).toEqual([usual.version, usual.count])
})

test.each([
  ['within a record', '</Part', 1],
  ['within a name', '<RecordCount', 2],
  ['before the end of all', '</ACES', 2],
])('a file that is cut off %s is refused with where it ends', async (_where, before, after) => {
  const made = acesFile([{ number: 'A-1' }, { number: 'A-2' }])
  const cut = made.slice(0, made.lastIndexOf(before) + 2)
  await expect(readAces(cut)).rejects.toMatchObject({ phrase: { say: 'reading.cutOffXml', params: [after] } })
})

test('records within a wrapper of their own name are read one by one', async () => {
  const app = (id: number) => `<App action="A" id="${id}"><BaseVehicle id="${id}"/><Part>A-${id}</Part></App>`
  const { apps } = await readAces(`<ACES version="4.2"><App action="A">${app(1)}${app(2)}</App></ACES>`)
  expect(apps.map(({ id, part }) => [id, part.number])).toEqual([
    ['1', 'A-1'],
    ['2', 'A-2'],
  ])
})

test('a PIES file may say its version at its root', async () => {
  const { version } = await readPies(
    '<PIES PIESVersion="7.2"><Items><Item><PartNumber>A</PartNumber></Item></Items></PIES>',
  )
  expect(version).toBe('7.2')
})

test('PIES of 6.x has other names for what is in a kit, and for the class of dangerous goods', async () => {
  const hazard = '<HazardousMaterial><HazardousClass>2.2</HazardousClass></HazardousMaterial>'
  const kit = (name: string) =>
    `<Kits><${name}><ComponentPartNumber>S-1</ComponentPartNumber><QuantityInKit>2</QuantityInKit></${name}></Kits>`
  const read = async (more: string) =>
    (await readPies(`<PIES><Items><Item><PartNumber>A</PartNumber>${more}</Item></Items></PIES>`)).items[0]!
  expect((await read(kit('Kit'))).kit).toEqual((await read(kit('KitComponent'))).kit)
  expect((await read(kit('Kit'))).kit).toHaveLength(1)
  expect((await read(`<Packages><Package>${hazard}</Package></Packages>`)).packages[0]?.hazard?.code).toBe('2.2')
})
