import { MONEY_BACK_DAYS } from '#common/constants'
import { useShop, withCents } from '../../web/shop.ts'

/** What delivery costs and how a part goes back; the figures are the shop's settings. */
export function Delivery() {
  const { shipping, deliveryDays } = useShop()
  return (
    <div className="prose">
      <p>
        Shipping is {shipping.percent} % of what you order, rounded down to whole dollars. Orders over{' '}
        {withCents(shipping.freeOver)} ship free. You see the exact amount before you confirm.
      </p>
      <p>A parcel is with you {deliveryDays} working days after you pay.</p>
      <p>
        Does it not fit, or did you change your mind? Send it back within {MONEY_BACK_DAYS} days and get your money
        back. Please do not fit the part first: check the number on the box against this page.
      </p>
    </div>
  )
}
