import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Env } from '../service/env.ts'
import { type Faults, parseFaults, use } from '../service/faults.ts'

const PATH = '/carrier/'

/** The same faults as the card provider's, of the carrier's calls. */
export const carrierFaults = (asked: object = {}): Faults => parseFaults({ path: PATH, ...asked })

/** Waits, fails or cuts the line when a test asked for it. */
export async function strike(c: Context<Env>, faults: Faults, moment: Faults['when']): Promise<void> {
  if (faults.when !== moment || !c.req.path.startsWith(faults.path)) return
  const wait = use(faults, 'delayNext')?.ms ?? faults.delayMs
  if (wait > 0) await sleep(wait, undefined, { ref: false })
  if (use(faults, 'dropConnection')) c.env.incoming.socket.destroy()
  const failure = use(faults, 'failNext')
  if (failure) throw new HTTPException(failure.status as 500, { message: 'The sandbox was told to fail.' })
  const refusal = moment === 'before' ? use(faults, 'refuseNext') : undefined
  if (refusal) throw new HTTPException(422, { message: refusal.code })
}
