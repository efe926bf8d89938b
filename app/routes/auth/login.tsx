import { Link, useNavigate, useSearchParams } from 'react-router'
import * as words from '#common/words'
import { emailConfirmed } from '#common/words'
import { signInInput } from '#domain/identity/schema'
import { AuthPage } from '../../ui/auth/AuthPage.tsx'
import { EmailConfirmed } from '../../ui/auth/EmailConfirmed.tsx'
import { EmailField } from '../../ui/auth/EmailField.tsx'
import { GoogleButton } from '../../ui/auth/GoogleButton.tsx'
import { LinkExpired } from '../../ui/auth/LinkExpired.tsx'
import { Or } from '../../ui/auth/Or.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { signIn } from '../../ui/auth/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { Note } from '../../ui/Note.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { originOf, SESSION_ENDED } from '../../web/guard.tsx'
import { useIsHydrated } from '../../web/page/hydrated.ts'
import { seo, siteOf } from '../../web/seo/seo.ts'
import { useSession } from '../../web/session.ts'
import type { Route } from './+types/login'
import { signInErrorText } from '../../web/sign-in-error.ts'

const say = words.authPages.logIn

const confirms = (params: URLSearchParams) => params.get('email') === 'verified'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  seo(matches, {
    title: confirms(new URLSearchParams(location.search)) ? emailConfirmed.title : say.title,
    description: say.about(siteOf(matches).shopName),
  })

export default function Login() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const goOn = () => navigate(originOf(location.href), { replace: true })
  const form = useSchemaForm(signInInput, { email: '', password: '' }, async (input) => {
    await signIn(input)
    await goOn()
  })
  const failed = params.get('error')
  const from = params.get('from')
  const isConfirmed = confirms(params)
  const isExpired = failed === 'link-expired'
  const isEnded = failed === SESSION_ENDED
  const isNew = failed && !isExpired && !isEnded && !form.formState.isSubmitted
  const problem = form.problem ?? (isNew ? signInErrorText(failed) : null)
  const newHere = (
    <p>
      {say.newHere} <Link to={from ? `/signUp?from=${encodeURIComponent(from)}` : '/signUp'}>{say.toSignUp}</Link>
    </p>
  )

  return (
    <AuthPage from={from} title={isConfirmed ? emailConfirmed.title : say.title} foot={!isConfirmed && newHere}>
      {isEnded && (
        <div className="signed-out contents">
          <Note tone="warn" live>
            {words.sessionEnded}
          </Note>
        </div>
      )}
      {isConfirmed ? <EmailConfirmed /> : isExpired ? <LinkExpired /> : <SignedInAlready from={from} />}
      <div className={isConfirmed || isExpired ? 'signed-out contents' : 'contents'}>
        <form method="post" onSubmit={form.onSubmit} noValidate className="grid grid-cols-1 gap-4">
          <EmailField error={form.errorOf('email')} {...form.register('email')} />
          <PasswordField
            label={words.authPages.password.label}
            autoComplete="current-password"
            error={form.errorOf('password')}
            {...form.register('password')}
          />
          <p className="-mt-1">
            <Link to="/forgotPassword">{say.forgot}</Link>
          </p>
          <Button type="submit" look="signal" busy={form.busy}>
            {say.send}
          </Button>
          <Problem text={problem} />
        </form>
        <Or />
        <GoogleButton from={from ?? '/'} onDone={goOn} onProblem={form.setProblem} />
      </div>
    </AuthPage>
  )
}

/**
 * Who was sent here although signed in asked for something that only others may see. The page comes with this note, and the
 * mark on the document shows it before the first paint: the form below never moves.
 */
function SignedInAlready({ from }: { from: string | null }) {
  const session = useSession()
  const isHydrated = useIsHydrated()
  const { already } = words.authPages
  const isForAdmins = from?.startsWith('/dashboard')
  if (isHydrated && !session) return null
  return (
    <div className="signed-in min-w-0">
      <Note>
        <p>
          {already.as} <strong className="block min-h-[1lh] truncate">{session?.email}</strong>
          {from && `${isForAdmins ? already.forAdmins : already.forOthers} `}
          <Link to="/dashboard">{from ? already.dashboard : already.toDashboard}</Link>.
        </p>
      </Note>
    </div>
  )
}
