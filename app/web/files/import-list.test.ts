import { expect, test } from 'vitest'
import { ApiProblem } from '../api.ts'
import { importList } from './import-list.ts'

const HEAD = 'make,model'
const lines = (n: number) => Array.from({ length: n }, (_, i) => `Make,${i}`)

/** A shop that refuses each model that ends in 7. */
async function shop(piece: string) {
  const [head, ...rows] = piece.split('\n')
  expect(head).toBe(HEAD)
  return rows.map((line, n) => {
    const written = !line.endsWith('7')
    return { row: n + 2, written, line, errors: (written ? {} : { model: 'no sevens' }) as Record<string, string> }
  })
}

test('a long list goes in pieces, and what was refused is left with its errors by the line it now has', async () => {
  const { written, refused, left, problem } = await importList([HEAD, ...lines(2500)].join('\n'), shop)
  expect([written, refused.length, problem]).toEqual([2250, 250, null])
  expect(left.split('\n').slice(0, 3)).toEqual([HEAD, 'Make,7', 'Make,17'])
  expect(refused[1]).toEqual({ row: 3, errors: { model: 'no sevens' } })
})

test('where the shop cannot be reached any more, nothing of what it did not take is lost', async () => {
  let calls = 0
  const answer = await importList([HEAD, ...lines(2500)].join('\n'), (piece) => {
    if (++calls > 1) throw new Error('gone')
    return shop(piece)
  })
  expect(answer.written).toBe(900)
  expect(answer.left.split('\n')).toHaveLength(1 + 100 + 1500)
  expect(answer.problem).toEqual(expect.any(String))
})

test('a list that the shop cannot read is told what is wrong with it', async () => {
  const fields = { csv: 'The first line names the columns: make,model' }
  const answer = await importList('brand,model\nAudi,A4', () => {
    throw new ApiProblem(400, 'invalid', 'Please check what you sent.', { fields })
  })
  expect(answer).toMatchObject({ problem: fields.csv, left: 'brand,model\nAudi,A4' })
})
