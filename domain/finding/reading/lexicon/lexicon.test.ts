import { expect, it } from 'vitest'
import { smallLexicon } from '../../../../tests/support/catalogue/small-lexicon.ts'

it('other requests have their turn while the words of a shop are put together', async () => {
  let turns = 0
  const count = (): NodeJS.Immediate =>
    setImmediate(() => {
      turns++
      waiting = count()
    })
  let waiting = count()
  await smallLexicon([['brake-discs', 'Brake discs', 'Brake disc']], [])
  clearImmediate(waiting)
  expect(turns).toBeGreaterThan(5)
})
