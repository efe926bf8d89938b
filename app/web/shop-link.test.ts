import { expect, test } from 'vitest'
import { hiddenFields, without, withValue } from './shop-link.ts'

const params = (text: string) => new URLSearchParams(text)

test('another question begins at the first page', () => {
  expect(withValue(params('cursor=b&q=x'), 'sort', 'newest')).toBe('/shop?q=x&sort=newest')
  expect(without(params('cursor=b&make=Audi&model=A4&q=x'), 'make', 'model')).toBe('/shop?q=x')
  expect(hiddenFields(params('cursor=b&trail=a&q=x&sort=newest&rating='), 'sort')).toEqual([['q', 'x']])
})
