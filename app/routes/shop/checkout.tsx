import * as words from '#common/words'
import { ScriptedPage } from '../../ui/cart/ScriptedPage.tsx'
import { CheckoutForm } from '../../ui/checkout/CheckoutForm.tsx'
import { seo } from '../../web/seo/seo.ts'
import type { Route } from './+types/checkout'

const say = words.checkout

export const meta: Route.MetaFunction = ({ matches }) => seo(matches, { title: say.title, description: say.about })

export default function Checkout() {
  return (
    <ScriptedPage
      title={say.title}
      above={{ label: words.cart.page.title, to: '/cart' }}
      withoutScript={say.withoutScript}
    >
      <CheckoutForm />
    </ScriptedPage>
  )
}
