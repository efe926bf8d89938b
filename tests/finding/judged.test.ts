import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addParts } from '../support/parts-of-types.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { judge, scoresOf, type Verdict } from './judge.ts'
import { floors, judgedSet, numberedParts } from './read-set.ts'

const MINUTES = 60_000

let shop: TestShop
const verdicts: Verdict[] = []

beforeAll(async () => {
  shop = await openShop()
  await addParts(shop.ctx, numberedParts)
  for (const judged of judgedSet) verdicts.push(await judge(shop, judged))
  report()
}, 15 * MINUTES)
afterAll(() => shop.close())

function report(): void {
  const scores = scoresOf(verdicts)
  const lines = scores.map(
    ({ class: name, asked, right, percent }) => `${name.padEnd(18)}${right}/${asked}  ${percent} %`,
  )
  const right = scores.reduce((sum, score) => sum + score.right, 0)
  // JUDGE: `npm run judge` prints what is wrong, too; its words are the classes to print.
  const classes = process.env.JUDGE?.split(' ').filter(Boolean)
  const wrong = verdicts.filter(
    (one) => classes && one.wrong.length > 0 && (!classes.length || classes.includes(one.class)),
  )
  const failures = wrong.map(
    (one) => `${one.class}: ${one.query}\n${one.wrong.map((line) => `    ${line}`).join('\n')}`,
  )
  console.log([...failures, ...lines, `all               ${right}/${verdicts.length}`].join('\n'))
}

describe('what people type', () => {
  test.each(Object.entries(floors))('%s: at least %i %%', (name, floor) => {
    expect(scoresOf(verdicts).find((score) => score.class === name)?.percent).toBeGreaterThanOrEqual(floor)
  })
})
