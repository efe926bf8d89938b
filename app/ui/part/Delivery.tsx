import { MONEY_BACK_DAYS } from '#common/constants'
import * as words from '#common/words'
import { freeOver, useShop } from '../../web/settings.ts'

const say = words.promises.delivery

/** What delivery costs and how a part goes back; the figures are the shop's settings. */
export function Delivery() {
  const shop = useShop()
  const { prices, shipping, shipsBySettings, deliveryDays } = shop
  return (
    <div className="prose">
      {shipsBySettings ? (
        <>
          <p>{say.cost(shipping.percent, prices.whole, freeOver(shop))}</p>
          <p>{say.time(deliveryDays)}</p>
        </>
      ) : (
        <p>{words.delivery.byDestination}</p>
      )}
      <p>{say.back(MONEY_BACK_DAYS)}</p>
    </div>
  )
}
