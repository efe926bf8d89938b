import { useState } from 'react'
import { authPages } from '#common/words'
import { Button } from '../Button.tsx'
import { continueWithGoogle, failureOf } from './google.ts'
import { signInErrorText } from '../../web/sign-in-error.ts'

type Props = { from: string; onDone: () => void; onProblem: (text: string | null) => void }

/** Continue With Google. What goes wrong is handed up, to stand in red under the form. */
export function GoogleButton({ from, onDone, onProblem }: Props) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    onProblem(null)
    setBusy(true)
    try {
      await continueWithGoogle(from, () => onProblem(signInErrorText('popup-blocked')))
      onDone()
    } catch (error) {
      onProblem(signInErrorText(failureOf(error).code))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="line" className="w-full normal-case" onClick={press} aria-busy={busy || undefined}>
      {busy ? <span className="spinner" aria-hidden="true" /> : <GoogleMark />}
      {authPages.google}
    </Button>
  )
}

/** Google's mark, in its own colours as its branding rules ask. */
const GoogleMark = () => (
  <svg viewBox="0 0 48 48" className="size-5 flex-none" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.8-2.1 5.1-4.4 6.7v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.2Z"
    />
    <path
      fill="#34A853"
      d="M24 46c5.9 0 10.9-2 14.6-5.3l-7.1-5.5c-2 1.3-4.5 2.1-7.5 2.1-5.7 0-10.6-3.9-12.3-9.1H4.3v5.7C8 41.1 15.4 46 24 46Z"
    />
    <path fill="#FBBC05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.3a22 22 0 0 0 0 19.8l7.4-5.7Z" />
    <path
      fill="#EA4335"
      d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A21.1 21.1 0 0 0 24 2 22 22 0 0 0 4.3 14.1l7.4 5.7c1.7-5.2 6.6-9.1 12.3-9.1Z"
    />
  </svg>
)
