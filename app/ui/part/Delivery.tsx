import { MONEY_BACK_DAYS } from '#common/constants'
import * as words from '#common/words'
import { freeOver, useShop } from '../../web/settings.ts'

const say = words.promises.delivery

/** What delivery costs, when something that is there arrives (`isThere`), and how a part goes back, by the shop's settings. */
export function Delivery({ isThere = true }: { isThere?: boolean }) {
  const shop = useShop()
  const { prices, shipping, shipsBySettings, deliveryDays } = shop
  return (
    <div className="prose">
      {shipsBySettings ? (
        <>
          <p>{say.cost(shipping.percent, prices.whole, freeOver(shop))}</p>
          {isThere && <p>{say.time(deliveryDays)}</p>}
        </>
      ) : (
        <p>{words.delivery.byDestination}</p>
      )}
      <p>{say.back(MONEY_BACK_DAYS)}</p>
    </div>
  )
}
