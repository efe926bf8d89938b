import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { account } from '#common/words'
import { api } from '../../web/api.ts'
import { handOver } from '../../web/new-owner.ts'
import { currentSession } from '../../web/session.ts'
import { notify } from '../notify.ts'
import { Problem } from '../Problem.tsx'
import { useActionHere } from '../use-action.ts'
import { enter } from './sign-in.ts'

const say = account.email

/** For who has opened the link in the mail to a new address: makes it the account's, once, and takes the link out of the page's address. */
export function TakeEmail({ token }: { token: string }) {
  const navigate = useNavigate()
  const { problem, run } = useActionHere()
  const tried = useRef('')
  useEffect(() => {
    if (tried.current === token) return
    tried.current = token
    void run(async () => {
      const { email } = await api('POST', '/auth/confirm-new-email', { body: { token }, withoutToken: true })
      handOver(currentSession()?.email ?? email, email)
      await enter(email)
      await navigate('/dashboard/email', { replace: true })
      notify.success(say.changed(email))
    })
  })
  return problem ? <Problem text={problem} /> : <p role="status">{say.taking}</p>
}
