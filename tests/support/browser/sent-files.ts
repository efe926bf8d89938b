import { inject } from 'vitest'
import type { ImportShown } from '#domain/supply/schema'
import type { Page } from './browser.ts'
import { ADMIN } from './browser-setup.ts'
import { call, enter, type Resident } from './furnish.ts'

/** A file is read and applied by a process of its own, which has to start. */
export const WORK = { timeout: 60_000 }

/** An admin with a supplier of their own, who sends files by the shop's calls and opens their pages. */
export async function openFilesIn() {
  const me: Resident = await enter({ shopUrl: inject('shopUrl') }, 'sign-in', ADMIN)
  const mark = crypto.randomUUID().slice(0, 8)
  const ask = async (method: string, path: string, body?: object) =>
    (await call(`${inject('shopUrl')}/api${path}`, method, { token: me.token, ...(body && { body }) })).said
  const supplier: { id: number; name: string } = await ask('POST', '/suppliers', { name: `Sender ${mark}` })
  const until = async (id: string, states: readonly string[]): Promise<ImportShown> => {
    const file: ImportShown = await ask('GET', `/imports/${id}`)
    if (states.includes(file.state)) return file
    await new Promise((later) => setTimeout(later, 200))
    return until(id, states)
  }
  return {
    me,
    mark,
    supplier,
    ask,
    /** Sends a file of the supplier and waits until it is read. `more`: what else is said of it: `full=true`. */
    async sends(name: string, text: string | Uint8Array<ArrayBuffer>, more = ''): Promise<ImportShown> {
      const query = new URLSearchParams(`supplier=${supplier.id}&name=${name}`)
      for (const [field, value] of new URLSearchParams(more)) query.set(field, value)
      const answer = await fetch(`${inject('shopUrl')}/api/imports?${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${me.token}` },
        body: text,
      })
      const { id } = (await answer.json()) as { id: string }
      return until(id, ['staged', 'failed'])
    },
    async applies({ id }: ImportShown): Promise<void> {
      await ask('POST', `/imports/${id}/apply`)
      await until(id, ['applied', 'failed'])
    },
  }
}

export const region = (page: Page, name: string) => page.getByRole('region', { name })
