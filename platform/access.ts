import { phrase } from '#common/phrase'
import type { Actor, Ctx } from './context.ts'
import { Problem, unauthorised } from './errors.ts'

export type User = Extract<Actor, { kind: 'user' }>

/** The refusal of an admin's action to a signed-in person who is not an admin. */
export class AdminsOnly extends Problem {
  constructor() {
    super(403, 'forbidden', phrase('refusal.adminsOnly'))
  }
}

/** The signed-in user. Throws 401 for anybody else. */
export function userOf(ctx: Ctx): User {
  if (ctx.actor.kind !== 'user') throw unauthorised()
  return ctx.actor
}

/** The admin who asks. 401 for a visitor, 403 for a customer. */
export function adminOf(ctx: Ctx): User {
  const user = userOf(ctx)
  if (user.role !== 'admin') throw new AdminsOnly()
  return user
}

/** Whether an admin asks; a guest and the shop itself are none. */
export const isAdmin = (ctx: Ctx) => ctx.actor.kind === 'user' && ctx.actor.role === 'admin'
