import { createContext } from 'react-router'
import type { Ctx } from '#platform/context'

/** The shop behind a loader: `context.get(shopContext)`. Its actor is always anonymous, so that pages can be kept for everybody. */
export const shopContext = createContext<Ctx>()
