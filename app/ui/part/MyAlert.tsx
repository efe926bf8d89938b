import { type ReactNode, useEffect, useState } from 'react'
import * as words from '#common/words'
import { api } from '../../web/api.ts'
import { dropAlert } from '../../web/part/asked-alerts.ts'
import { Button } from '../Button.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { Note } from '../Note.tsx'
import { useAction } from '../use-action.ts'

const say = words.part.soldOut
/** `guestKey`: what a guest takes it back with; null: the account does. */
type Props = { part: string; email: string; guestKey: string | null; isAsking: boolean; children: ReactNode }

const isWaiting = (part: string, key: string | null, signal: AbortSignal) =>
  key === null
    ? api('GET', '/parts/{id}/stock-alerts', { path: { id: part }, signal })
    : api('GET', '/stock-alerts', { query: { key }, signal })

/** Tells who waits for a part already that they do, and takes it back; else its children, which ask whether they want to. */
export function MyAlert({ part, email, guestKey, isAsking, children }: Props) {
  const [state, setState] = useState<'none' | 'waits' | 'withdrawn'>('none')
  const { busy, run } = useAction()
  const { place, around } = useKeptFocus<HTMLDivElement>()
  useEffect(() => {
    const leave = new AbortController()
    isWaiting(part, guestKey, leave.signal).then(
      ({ waits }) => {
        if (waits) setState('waits')
        else if (guestKey !== null) dropAlert(part)
      },
      () => {},
    )
    return () => leave.abort()
  }, [part, guestKey])
  const withdraw = () =>
    run(async () => {
      if (guestKey === null) await api('DELETE', '/parts/{id}/stock-alerts', { path: { id: part } })
      else await api('POST', '/stock-alerts/stop', { query: { key: guestKey } })
      setState('withdrawn')
    })
  return (
    <div {...around} ref={place} tabIndex={-1} className="grid gap-3">
      {state === 'waits' ? (
        <>
          <p>{say.stored(email)}</p>
          <Button key="withdraw" look="line" busy={busy} className="justify-self-start" onClick={withdraw}>
            {say.withdraw}
          </Button>
        </>
      ) : (
        <>
          {state === 'withdrawn' && !isAsking && <Note live>{say.withdrawn(email)}</Note>}
          {children}
        </>
      )}
    </div>
  )
}
