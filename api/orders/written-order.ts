import type { Context } from 'hono'
import { showOrder } from '#domain/orders'
import { type Env, written } from '../door/door.ts'

/** An order as it is now, for the response to a call that has changed it. */
export const writtenOrder = async (c: Context<Env>, id: string) => written(c, await showOrder(c.var.ctx, id))
