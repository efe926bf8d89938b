import * as words from '#common/words'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { CheckoutForm } from '../../ui/checkout/CheckoutForm.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useIsHydrated } from '../../web/hydrated.ts'
import { seo } from '../../web/seo/seo.ts'
import { useShop } from '../../web/settings.ts'
import type { Route } from './+types/checkout'

const say = words.checkout

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.about })

/** What is ordered lies in the browser, so the page is the same for everybody until its script runs. */
export default function Checkout() {
  const isHydrated = useIsHydrated()
  const { contact } = useShop()
  return (
    <div className="sheet pb-10">
      <Breadcrumbs
        crumbs={[
          { label: words.crumbs.home, to: '/' },
          { label: words.cart.page.title, to: '/cart' },
          { label: say.title },
        ]}
      />
      <h1 className="mb-5 text-4xl sm:text-6xl">{say.title}</h1>
      <p className="without-script max-w-prose">{say.withoutScript(contact)}</p>
      <div className="with-script grid gap-4">{isHydrated ? <CheckoutForm /> : <Loading />}</div>
    </div>
  )
}
