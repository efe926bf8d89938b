import { expect, test } from 'vitest'
import { formsOf } from './asked-measures.ts'

test.each([
  ['inner-diameter:34.925', ['34.925']],
  ['content:0.375', ['0.375']],
  ['content:4.7318', ['4.7318', '4.732', '4.73', '4.7']],
  ['weight:907.184g', ['907.184g', '907.18g', '907.2g', '907g']],
])('%s is met by %j', (asked, forms) => expect(formsOf(asked)).toEqual(forms))
