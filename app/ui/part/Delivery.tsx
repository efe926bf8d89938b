import { FREE_SHIPPING_OVER, MONEY_BACK_DAYS, SHIPPING_PERCENT } from '#common/constants'

export function Delivery() {
  return (
    <div className="prose">
      <p>
        Shipping is {SHIPPING_PERCENT} % of what you order, rounded down to whole dollars. Orders over $
        {FREE_SHIPPING_OVER}.00 ship free. You see the exact amount before you confirm.
      </p>
      <p>
        Does it not fit, or did you change your mind? Send it back within {MONEY_BACK_DAYS} days and get your money
        back. Please do not fit the part first: check the number on the box against this page.
      </p>
    </div>
  )
}
