import { Link, useNavigate, useSearchParams } from 'react-router'
import { signUpInput } from '#domain/identity/schema'
import { AuthPage } from '../../ui/auth/AuthPage.tsx'
import { EmailField } from '../../ui/auth/EmailField.tsx'
import { GoogleButton } from '../../ui/auth/GoogleButton.tsx'
import { Or } from '../../ui/auth/Or.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { signUp } from '../../ui/auth/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { useSchemaForm } from '../../ui/form.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { afterSignUp, isShopping } from '../../web/guard.tsx'
import { seo, siteOf } from '../../web/seo.ts'
import type { Route } from './+types/sign-up'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { shopName } = siteOf(matches)
  return seo(matches, { title: 'Sign up', description: `Create your ${shopName} account.`, path: '/signUp' })
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
      title="Sign up"
      intro={`New to ${shopName}? Create your account: order parts, follow your orders, write reviews.`}
      foot={
        <p>
          Already have an account? <Link to={from ? `/login?from=${encodeURIComponent(from)}` : '/login'}>Log in</Link>
        </p>
      }
    >
      <form method="post" onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <Field label="Name" autoComplete="name" error={form.errorOf('name')} {...form.register('name')} />
        <EmailField error={form.errorOf('email')} {...form.register('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="6 characters or more"
          error={form.errorOf('password')}
          {...form.register('password')}
        />
        <Button type="submit" look="signal" busy={form.busy} className="mt-1">
          Sign Up
        </Button>
        <Problem text={form.problem} />
      </form>
      <Or />
      <GoogleButton from={from && isShopping(from) ? from : '/'} onDone={goOn} onProblem={form.setProblem} />
    </AuthPage>
  )
}
