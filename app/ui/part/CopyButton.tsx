import { useState } from 'react'
import * as words from '#common/words'
import { notify } from '../notify.ts'
import { Icon } from '../Icon.tsx'

const say = words.partPage.numbers
const SHOWN_MS = 2000

/** Copies a number, and says so for a moment. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), SHOWN_MS)
    } catch {
      notify.error(say.notCopied)
    }
  }
  return (
    <>
      <button
        type="button"
        aria-label={say.copy(text)}
        className="with-script no-print grid size-8 place-content-center text-ink-2 hover:text-signal"
        onClick={copy}
      >
        <Icon name={copied ? 'check' : 'copy'} className="size-4.5" />
      </button>
      <span className="sr-only" role="status">
        {copied && say.copied(text)}
      </span>
    </>
  )
}
