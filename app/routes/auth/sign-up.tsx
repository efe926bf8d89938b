import { Link, useNavigate, useSearchParams } from 'react-router'
import * as words from '#common/words'
import { signUpInput } from '#domain/identity/schema'
import { AuthPage } from '../../ui/auth/AuthPage.tsx'
import { EmailField } from '../../ui/auth/EmailField.tsx'
import { GoogleButton } from '../../ui/auth/GoogleButton.tsx'
import { Or } from '../../ui/auth/Or.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { signUp } from '../../ui/auth/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { afterSignUp, isShopping } from '../../web/guard.tsx'
import { seo, siteOf } from '../../web/seo/seo.ts'
import type { Route } from './+types/sign-up'

const { signUp: say, password } = words.authPages

export const meta: Route.MetaFunction = ({ matches }) => {
  const { shopName } = siteOf(matches)
  return seo(matches, { title: say.title, description: say.about(shopName), path: '/signUp' })
}

export default function SignUp({ matches }: Route.ComponentProps) {
  const { shopName } = siteOf(matches)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const from = params.get('from')
  const goOn = () => navigate(afterSignUp(location.href), { replace: true })
  const form = useSchemaForm(signUpInput, { name: '', email: '', password: '' }, async (input) => {
    await signUp(input)
    await goOn()
  })

  return (
    <AuthPage
      from={from}
      title={say.title}
      intro={say.intro(shopName)}
      foot={
        <p>
          {say.have} <Link to={from ? `/login?from=${encodeURIComponent(from)}` : '/login'}>{words.button.logIn}</Link>
        </p>
      }
    >
      <form method="post" onSubmit={form.onSubmit} noValidate className="grid grid-cols-1 gap-4">
        <Field label={words.label.name} autoComplete="name" error={form.errorOf('name')} {...form.register('name')} />
        <EmailField error={form.errorOf('email')} {...form.register('email')} />
        <PasswordField
          label={password.label}
          autoComplete="new-password"
          hint={password.hint}
          error={form.errorOf('password')}
          {...form.register('password')}
        />
        <Button type="submit" look="signal" busy={form.busy} className="mt-1">
          {say.send}
        </Button>
        <Problem text={form.problem} />
      </form>
      <Or />
      <GoogleButton from={from && isShopping(from) ? from : '/'} onDone={goOn} onProblem={form.setProblem} />
    </AuthPage>
  )
}
