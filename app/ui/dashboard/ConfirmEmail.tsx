import { useState } from 'react'
import { api, messageOf } from '../../web/api.ts'
import { notify } from '../notify.ts'
import { Note } from '../Note.tsx'

/** Reminds whoever has not yet confirmed their e-mail, and mails the link again. */
export function ConfirmEmail({ email }: { email: string }) {
  const [isSent, setSent] = useState(false)
  const send = async () => {
    try {
      await api('POST', '/auth/send-verification-email', { body: { email } })
      setSent(true)
    } catch (error) {
      notify.error(messageOf(error))
    }
  }
  return (
    <div className="print:hidden">
      <Note tone={isSent ? 'good' : 'plain'} live={isSent}>
        {isSent ? (
          <>A mail is on its way to {email}. The link in it works for a day.</>
        ) : (
          <>
            Please confirm your e-mail: open the link that we mailed you.{' '}
            <button type="button" className="link text-signal" onClick={send}>
              Send it again
            </button>
          </>
        )}
      </Note>
    </div>
  )
}
