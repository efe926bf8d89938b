import { expect, test } from 'vitest'
import { nextPage, pageNumber, previousPage } from './paging-link.ts'

const params = (text: string) => new URLSearchParams(text)
const paramsOf = (address: string) => params(address.split('?')[1] ?? '')

test('paging leads back the way it came', () => {
  const second = nextPage(params('q=x'), 'c2')
  const third = nextPage(paramsOf(second), 'c3')
  const fourth = nextPage(paramsOf(third), 'c4')
  expect(pageNumber(paramsOf(fourth))).toBe(4)
  expect(previousPage(paramsOf(fourth))).toBe(third)
  expect(previousPage(paramsOf(third))).toBe(second)
  expect(previousPage(paramsOf(second))).toBe('/shop?q=x')
  expect(previousPage(params('q=x'))).toBeNull()
})
