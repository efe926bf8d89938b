import { afterAll, beforeAll, expect, it } from 'vitest'
import { spoken } from '#common/spoken'
import { type MadeItem, piesFile } from '../../../../tests/support/files/made-files.ts'
import { readFileOf, openPiesDesk, type PiesDesk } from '../../../../tests/support/files/read-files.ts'
import { showImport } from '../../index.server.ts'

let desk: PiesDesk
let supplierId: number
beforeAll(async () => {
  desk = await openPiesDesk()
  supplierId = await desk.newSupplier()
})
afterAll(() => desk.shop.close())

const warningsOf = async (text: string, fileName: string) => {
  const { id, listed } = await readFileOf(desk.admin, { supplierId, text, fileName })
  const { warnings } = await showImport(desk.admin, id)
  return { states: listed.map(({ state }) => state), warnings: warnings.map(({ text }) => spoken(text)) }
}
const list = (...rows: string[]) => warningsOf(['Part number,Brand,Name,Price,EAN', ...rows].join('\n'), 'list.csv')
const ONE = '4006381333931'
const OTHER = '96385074'

it('a GTIN that two parts of a file have is told, and holds neither', async () => {
  const { states, warnings } = await list(
    `GT-1,low,Pad,12.00,${ONE}`,
    `GT-2,low,Pad,12.00,${OTHER}`,
    `GT-3,low,Pad,12.00,0${ONE}`,
  )
  expect(states).toEqual(['ready', 'ready', 'ready'])
  expect(warnings).toEqual([
    `1 GTIN stands with several parts of this file, though it should be of one alone: 0${ONE} (rows 2 and 4).`,
  ])
})

it('the same part twice, and parts with their own or none, are nothing to tell', async () => {
  const { warnings } = await list(
    `GT-4,low,Pad,12.00,${ONE}`,
    `GT 4,low,Pad,12.00,${ONE}`,
    `GT-5,low,Pad,12.00,${OTHER}`,
    'GT-6,low,Pad,12.00,',
    'GT-7,low,Pad,12.00,',
  )
  expect(warnings).toEqual([])
})

it('items of a PIES file are told, too', async () => {
  const item = (number: string): MadeItem => ({ number, prices: [{ price: '12' }], gtin: ONE })
  expect((await warningsOf(piesFile([item('GT-8'), item('GT-9')]), 'items.xml')).warnings).toEqual([
    `1 GTIN stands with several parts of this file, though it should be of one alone: ${ONE} (rows 1 and 2).`,
  ])
})
