import { expect, it } from 'vitest'
import { fetchedName } from './fetched-name.ts'

const at = (path: string) => new URL(path, 'https://files.example')

it.each([
  ['attachment; filename="price list.csv"', 'price list.csv'],
  ['attachment; filename=stock.csv', 'stock.csv'],
  ["attachment; filename=x.csv; filename*=UTF-8''pre%C3%A7os.csv", 'preços.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\lists\\\\stock.xlsx"', 'stock.xlsx'],
  ['attachment; filename="a\u0007b\u202egpj.csv"', 'abgpj.csv'],
  ['attachment; filename=".."', 'fetched'],
  ["attachment; filename*=UTF-8''%E0%A4%A", '%E0%A4%A'],
  ['inline', 'parts.csv'],
  [undefined, 'parts.csv'],
])('%s is called %s', (disposition, name) => expect(fetchedName(disposition, at('/lists/parts.csv?key=1'))).toBe(name))

it('is called after its address, and has a name in any case', () => {
  expect(fetchedName(undefined, at('/lists/pre%C3%A7os.csv'))).toBe('preços.csv')
  expect(fetchedName(undefined, at('/a%2Fb%2Fc.csv'))).toBe('c.csv')
  expect(fetchedName(undefined, at('/'))).toBe('fetched')
  expect(fetchedName(`attachment; filename=${'x'.repeat(300)}`, at('/')).length).toBe(200)
  const long = `attachment; filename*=UTF-8''${'x'.repeat(199)}${encodeURIComponent('🚗')}.csv`
  expect(fetchedName(long, at('/'))).toBe(`${'x'.repeat(199)}�`)
})
