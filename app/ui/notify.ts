import { sayNotWhole } from '../web/page/not-whole.ts'

let wanted = false
const listeners = new Set<() => void>()

/** Whether anything was ever said, so that the code which shows it must come; `subscribe` tells when. */
export const isWanted = () => wanted
export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

type Tone = 'success' | 'error' | 'message'

async function say(tone: Tone, text: string) {
  wanted = true
  for (const listener of listeners) listener()
  const sonner = await import('sonner').catch(() => null)
  if (sonner) sonner.toast[tone](text)
  else sayNotWhole()
}

/** A notification at top right, for five seconds: `notify.success(texts.reviewAdded)`. */
export const notify = {
  success: (text: string) => void say('success', text),
  error: (text: string) => void say('error', text),
  message: (text: string) => void say('message', text),
}
