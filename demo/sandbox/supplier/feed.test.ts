import { expect, test } from 'vitest'
import { testSandbox } from '../support/test-sandbox.ts'
import { listOf } from './feed.ts'

test('a supplier offers its list, says when nothing is new, and has other numbers the next day', async () => {
  const sandbox = await testSandbox()
  try {
    const url = `${sandbox.url}/supplier/parts.csv`
    const first = await fetch(url)
    const text = await first.text()
    expect(text.split('\n')[1]).toMatch(/^Kovara,SB-1000,"Brake disc, front",brake-discs,30,\d+$/)
    const again = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag')! } })
    // Midnight may have passed in between.
    expect([again.status, await again.text()]).toEqual(again.status === 304 ? [304, ''] : [200, expect.any(String)])
  } finally {
    await sandbox.close()
  }
  const [today, tomorrow] = [listOf(20_000), listOf(20_001)].map((list) => list.split('\n'))
  expect(tomorrow!.length).toBe(today!.length)
  const withoutStock = (rows: string[]) => rows.map((row) => row.replace(/,\d+$/, ''))
  expect(withoutStock(tomorrow!)).toEqual(withoutStock(today!))
  expect(tomorrow).not.toEqual(today)
})
