import { Link, Outlet, useNavigation, useRevalidator } from 'react-router'
import { dashboard as say } from '#common/words'
import { whoIsThere } from '../../ui/auth/sign-in.ts'
import { useConfirmed } from '../../ui/auth/use-confirmed.ts'
import { ConfirmEmail } from '../../ui/ConfirmEmail.tsx'
import { Email } from '../../ui/Email.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import type { Me } from '../../ui/dashboard/me.ts'
import { SideMenu } from '../../ui/dashboard/SideMenu.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useSessionElsewhere } from '../../ui/use-session-elsewhere.ts'
import { guarded, isAdmin } from '../../web/guard.tsx'
import type { Route } from './+types/dashboard'

/** Each page inside has its own title (`PageHead`), and two would be one too many. */
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export const clientLoader = guarded(async ({ session }): Promise<Me> => {
  const [admin, person] = await Promise.all([isAdmin(session), whoIsThere()])
  const { email } = session
  const isSame = person?.email === email
  return { email, admin, name: isSame ? person.name : email, emailVerified: isSame ? person.emailVerified : true }
})

export function HydrateFallback() {
  return (
    <>
      <title>{say.title}</title>
      <Loading />
    </>
  )
}

export default function Dashboard({ loaderData: me }: Route.ComponentProps) {
  const isLoading = useNavigation().state === 'loading'
  const { revalidate } = useRevalidator()
  useSessionElsewhere()
  useConfirmed(!me.emailVerified, revalidate)
  return (
    <div className="sheet py-6 sm:py-10">
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink pb-4 print:hidden">
        <h1 className="text-4xl sm:text-5xl">{say.welcome(me.name)}</h1>
        <p className="text-[0.9375rem] text-ink-2">
          <span className="[overflow-wrap:anywhere]">
            <Email of={me.email} />
          </span>
          {' · '}
          <Link to="/dashboard/email" className="link whitespace-nowrap">
            {say.changeEmail}
          </Link>
          {' · '}
          <Link to="/dashboard/password" className="link whitespace-nowrap">
            {say.changePassword}
          </Link>
          {!me.admin && (
            <>
              {' · '}
              <Link to="/dashboard/deleteAccount" className="link whitespace-nowrap">
                {say.deleteAccount}
              </Link>
            </>
          )}
        </p>
      </header>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[14rem_1fr] print:block">
        <SideMenu admin={me.admin} />
        <div className="grid min-w-0 content-start gap-6" aria-busy={isLoading || undefined}>
          {!me.emailVerified && <ConfirmEmail email={me.email} />}
          <div>
            <Outlet />
          </div>
          <LeaveGuard />
        </div>
      </div>
    </div>
  )
}
