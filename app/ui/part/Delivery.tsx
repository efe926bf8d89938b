import { MONEY_BACK_DAYS } from '#common/constants'
import * as words from '#common/words'
import { freeOver, useShop } from '../../web/settings.ts'

/** What delivery costs and how a part goes back; the figures are the shop's settings. */
export function Delivery() {
  const shop = useShop()
  const { prices, shipping, shipsBySettings, deliveryDays } = shop
  const step = prices.whole ? ', rounded down to whole dollars' : ''
  return (
    <div className="prose">
      {shipsBySettings ? (
        <>
          <p>
            Shipping is {shipping.percent} % of what you order{step}. Orders over {freeOver(shop)} ship free. You see
            the exact amount before you confirm.
          </p>
          <p>A parcel is with you {deliveryDays} working days after you pay.</p>
        </>
      ) : (
        <p>{words.delivery.byDestination}</p>
      )}
      <p>
        Does it not fit, or did you change your mind? Send it back within {MONEY_BACK_DAYS} days and get your money
        back. Tell us first, on your order’s page or by answering any mail of ours: we say where it goes. Please do not
        fit the part first: check the number on the box against this page.
      </p>
    </div>
  )
}
