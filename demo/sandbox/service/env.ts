import type { HttpBindings } from '@hono/node-server'

/** What the stand-ins' servers run on: a test may cut the line of a call. */
export type Env = { Bindings: HttpBindings }
