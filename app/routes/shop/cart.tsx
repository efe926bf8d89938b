import * as words from '#common/words'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { CartView } from '../../ui/cart/CartView.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useIsHydrated } from '../../web/hydrated.ts'
import { seo } from '../../web/seo/seo.ts'
import { useShop } from '../../web/settings.ts'
import type { Route } from './+types/cart'

const say = words.cart.page

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.about })

/** The cart lies in the browser, so the page is the same for everybody until its script runs. */
export default function Cart() {
  const isHydrated = useIsHydrated()
  const { contact } = useShop()
  return (
    <div className="sheet pb-10">
      <Breadcrumbs
        crumbs={[
          { label: words.crumbs.home, to: '/' },
          { label: words.crumbs.shop, to: '/shop' },
          { label: say.title },
        ]}
      />
      <h1 className="mb-5 text-4xl sm:text-6xl">{say.title}</h1>
      <p className="without-script max-w-prose">{say.withoutScript(contact)}</p>
      <div className="with-script grid gap-4">{isHydrated ? <CartView /> : <Loading />}</div>
    </div>
  )
}
