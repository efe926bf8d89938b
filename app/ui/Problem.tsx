import { useLocation } from 'react-router'
import { failedCall } from '#common/words'
import { SIGNED_OUT } from '../web/api.ts'
import { loginFrom } from '../web/guard.tsx'
import { Note } from './Note.tsx'

/** What went wrong, in red under the form; read out when it appears. */
export function Problem({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <Note tone="bad" live>
      <p className="font-semibold text-bad">{text}</p>
      {text === SIGNED_OUT && <LogInBeside />}
    </Note>
  )
}

/** Login in a tab of its own, so that nothing typed in this one is lost. */
function LogInBeside() {
  const from = useLocation()
  return (
    <a href={loginFrom(from)} target="_blank" rel="noreferrer" className="link">
      {failedCall.logInBeside}
    </a>
  )
}
