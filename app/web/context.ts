import { createContext } from 'react-router'
import type { Ctx } from '#platform/context'

/**
 * The shop behind a loader: `context.get(shopContext)`. Its actor is always anonymous, so that pages can be cached
 * for everybody. `caller` is the address that a posted form comes from. `nonce` marks the scripts that are the page's
 * own. The page is written to `page`: as the body of an answer, its text would go through streams and be copied three
 * times.
 */
export const shopContext = createContext<Ctx & { nonce: string; page: { html?: string }; caller?: string }>()
