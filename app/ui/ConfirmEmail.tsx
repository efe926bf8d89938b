import { useState } from 'react'
import { dashboard } from '#common/words'
import { api } from '../web/api.ts'
import { useKeptFocus } from './kept-focus.ts'
import { Note } from './Note.tsx'
import { useAction } from './use-action.ts'

const say = dashboard.confirmEmail

/** Reminds whoever has not yet confirmed their e-mail, and mails the link again. */
export function ConfirmEmail({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const { place, around } = useKeptFocus<HTMLDivElement>()
  const { run } = useAction()
  const send = () =>
    run(async () => {
      await api('POST', '/auth/send-verification-email', { body: { email } })
      setSent(true)
    })
  return (
    <div {...around} ref={place} tabIndex={-1} className="print:hidden">
      <Note tone={isSent ? 'good' : 'plain'} live={isSent}>
        {isSent ? (
          say.sent(email)
        ) : (
          <>
            {say.please}{' '}
            <button type="button" className="link text-signal" onClick={send}>
              {say.again}
            </button>
          </>
        )}
      </Note>
    </div>
  )
}
