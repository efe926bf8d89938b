import type { SearchOutcome } from '#domain/finding/schema'

const KEY = 'camber-searches'

/** The search that led to a part, by the part's id. It stays in this tab, and goes with it. */
function searches(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return stored instanceof Object ? { ...(stored as Record<string, string>) } : {}
  } catch {
    return {}
  }
}

function remember(all: Record<string, string>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Storage is closed: then nobody learns what this search led to.
  }
}

/** Without a cookie or a token: the shop learns which search it was, not whose. What fails is not tried again. */
function tell(outcome: SearchOutcome) {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(outcome), keepalive: true, credentials: 'omit' } as const
  void fetch('/api/search-log', init).catch(() => {})
}

/** Counts that somebody opened a part in the list of a search, or put it into the cart there; `words` are those of the log. */
export function noteOpened(words: string, part: string) {
  const all = searches()
  if (all[part] === words) return
  remember({ ...all, [part]: words })
  tell({ words, part, what: 'opened' })
}

/** Counts those of the ordered parts to which a search led. */
export function noteOrdered(parts: readonly string[]) {
  const all = searches()
  for (const part of new Set(parts)) {
    const words = all[part]
    if (words !== undefined) tell({ words, part, what: 'ordered' })
    delete all[part]
  }
  remember(all)
}

/** The part that a press in a list is about: that of the link, or of the card or line in which the button stands. */
export function pressedPart(target: EventTarget): string | null {
  const pressed = target instanceof Element ? target.closest('a, button') : null
  const own = pressed && partOf(pressed.getAttribute('href'))
  if (own) return own
  const link = pressed?.closest('article, li, tr')?.querySelector('a[href^="/shop/"]')
  return link ? partOf(link.getAttribute('href')) : null
}

const partOf = (href: string | null) => /^\/(?:shop|singleProduct)\/(\d+)$/.exec(href ?? '')?.[1] ?? null
