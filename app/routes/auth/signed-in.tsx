import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { authPages } from '#common/words'
import { finishSignIn } from '../../ui/auth/google.ts'
import { Loading } from '../../ui/Loading.tsx'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/signed-in'

const say = authPages.signingIn

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.about })

/** The window of the provider stays tied to the login page that opened it, or it could not be told from a closed one. */
export const headers = () => ({ 'cross-origin-opener-policy': 'unsafe-none' })

/** Where an identity provider sends the browser back to. */
export default function SignedIn() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const error = params.get('error')
  useEffect(() => {
    void finishSignIn(error).then((to) => to && navigate(to, { replace: true }))
  }, [error, navigate])
  return <Loading />
}
