import { afterAll } from 'vitest'
import { stay } from '../support/browser/browser.ts'

/** Opens pages of the shop that stay until all tests of a file have run. */
export function keptPages() {
  const leaving: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const leave of leaving) await leave()
  })
  return async (options: Parameters<typeof stay>[1] = {}) => {
    const { page, leave } = await stay('/', options)
    leaving.push(leave)
    return page
  }
}
