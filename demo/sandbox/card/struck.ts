import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Env } from '../service/env.ts'
import { type Faults, use } from '../service/faults.ts'
import { faulty, refused } from './errors.ts'

/** Refuses a call when a test asked for it. */
export function refuse(c: Context<Env>, faults: () => Faults): void {
  if (c.req.method !== 'POST' || !c.req.path.startsWith(faults().path)) return
  const fault = use(faults(), 'refuseNext')
  if (fault) throw refused(fault.code)
}

/** Waits, fails or cuts the line when a test asked for it. */
export async function strike(c: Context<Env>, faults: () => Faults, moment: Faults['when']): Promise<void> {
  if (faults().when !== moment || !c.req.path.startsWith(faults().path)) return
  const wait = use(faults(), 'delayNext')?.ms ?? faults().delayMs
  if (wait > 0) await sleep(wait, undefined, { ref: false })
  if (use(faults(), 'dropConnection')) {
    c.env.incoming.socket.destroy()
    throw faulty(500)
  }
  const failure = use(faults(), 'failNext')
  if (failure) throw faulty(failure.status)
}
