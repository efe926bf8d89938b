import * as words from '#common/words'
import { CartView } from '../../ui/cart/CartView.tsx'
import { ScriptedPage } from '../../ui/cart/ScriptedPage.tsx'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/cart'

const say = words.cart.page

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.about })

export default function Cart() {
  return (
    <ScriptedPage title={say.title} above={{ label: words.crumbs.shop, to: '/shop' }} withoutScript={say.withoutScript}>
      <CartView />
    </ScriptedPage>
  )
}
