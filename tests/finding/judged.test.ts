import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CategoryNode } from '#domain/catalogue/schema'
import { addParts } from '../support/catalogue/parts-of-types.ts'
import { openShop, type TestShop } from '../support/shops/shop.ts'
import { judge, scoresOf, type Verdict } from './judge.ts'
import { type Clause, floors, judgedSet, numberedParts } from './read-set.ts'

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

test('parts are expected only of types that the shop has', async () => {
  const { body } = await shop.call('GET', '/categories')
  const counts = new Map(leavesOf(body).map(({ slug, count }) => [slug, count]))
  const wanted = judgedSet.filter(({ expects }) => expects.some(({ name, is }) => name === 'count' && is === '>'))
  const isThere = ({ name, value }: Clause) =>
    name !== 'types' || value.split(',').some((type) => counts.get(type)! > 0)
  expect(wanted.filter(({ expects }) => !expects.every(isThere)).map(({ query }) => query)).toEqual([])
})

const leavesOf = (nodes: CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))

describe('what people type', () => {
  test.each(Object.entries(floors))('%s: at least %i of a hundred', (name, floor) => {
    expect(scoresOf(verdicts).find((score) => score.class === name)?.percent).toBeGreaterThanOrEqual(floor)
  })
})
