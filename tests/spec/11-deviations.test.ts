import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const page = await readFile(join(import.meta.dirname, '../../docs/deviations.md'), 'utf8')
const rows = page.split('\n').filter((line) => /^\| .*`\d\d-[\w-]+\.(test|browser)\.ts`: /.test(line))

describe('Deviations', () => {
  test('docs/deviations.md has a line for each, with four cells', () => {
    expect(rows.length).toBeGreaterThan(30)
    for (const row of rows) expect(row.split(/(?<!\\)\|/).length, row).toBe(6)
  })

  test.each(rows.map((row) => /`(\S+\.ts)`: (.*?) *\|$/.exec(row)!.slice(1) as [string, string]))(
    '%s holds one: %s',
    async (file, words) => {
      const titles =
        (await readFile(join(import.meta.dirname, file), 'utf8')).match(/(?:test|describe)(?:\.each)?\(.*/g) ?? []
      const isTitle = titles.some((line) => line.includes(words))
      const isCall =
        file === '06-roles.test.ts' &&
        (await readFile(join(import.meta.dirname, 'roles.ts'), 'utf8')).includes(`'${words}'`)
      expect(isTitle || isCall).toBe(true)
    },
  )
})
