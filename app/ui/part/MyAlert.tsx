import { type ReactNode, useEffect, useState } from 'react'
import * as words from '#common/words'
import { api } from '../../web/api.ts'
import { Button } from '../Button.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { Note } from '../Note.tsx'
import { useAction } from '../use-action.ts'

const say = words.part.soldOut
type Props = { part: string; email: string; isAsking: boolean; children: ReactNode }

/** Tells who is signed in that they wait for a part already, and takes it back; else its children, which ask whether they want to. */
export function MyAlert({ part, email, isAsking, children }: Props) {
  const [state, setState] = useState<'none' | 'waits' | 'withdrawn'>('none')
  const { busy, run } = useAction()
  const { place, around } = useKeptFocus<HTMLDivElement>()
  useEffect(() => {
    const leave = new AbortController()
    api('GET', '/parts/{id}/stock-alerts', { path: { id: part }, signal: leave.signal }).then(
      ({ waits }) => waits && setState('waits'),
      () => {},
    )
    return () => leave.abort()
  }, [part])
  const withdraw = () =>
    run(async () => {
      await api('DELETE', '/parts/{id}/stock-alerts', { path: { id: part } })
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
