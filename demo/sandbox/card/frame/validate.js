const BRANDS = [
  { brand: 'amex', prefix: /^3[47]/, groups: [4, 6, 5], cvc: 4 },
  { brand: 'diners', prefix: /^3[68]/, groups: [4, 6, 4], cvc: 3 },
  { brand: 'diners', prefix: /^30/, groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'jcb', prefix: /^35/, groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'visa', prefix: /^4/, groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'mastercard', prefix: /^(5[1-5]|2[2-7])/, groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'discover', prefix: /^(6011|64[4-9]|65)/, groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'unionpay', prefix: /^(62|81)/, groups: [4, 4, 4, 4], cvc: 3 },
]
const UNKNOWN = { brand: 'unknown', prefix: /^/, groups: [4, 4, 4, 4], cvc: 3 }

export const digits = (text) => text.replace(/\D/g, '')
export const brandOf = (number) => BRANDS.find(({ prefix }) => prefix.test(number)) ?? UNKNOWN
export const lengthOf = ({ groups }) => groups.reduce((sum, size) => sum + size, 0)

/** Digits in the groups that stand on the card. */
export function formatNumber(text) {
  const number = digits(text)
  const brand = brandOf(number)
  const parts = []
  let rest = number.slice(0, lengthOf(brand))
  for (const size of brand.groups) {
    if (rest) parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return parts.join(' ')
}

/** `5` becomes `05 / `, `12/2031` becomes `12 / 31`. While deleting, nothing is added. */
export function formatExpiry(text, deleting = false) {
  const whole = /^\s*(\d{1,2})\s*[/.-]\s*(?:\d{2})?(\d{2})\s*$/.exec(text)
  if (whole) return `${whole[1].padStart(2, '0')} / ${whole[2]}`
  const oneDigitMonth = /^[2-9]|^\s*1\s*\//.test(text)
  const number = (oneDigitMonth ? '0' : '') + digits(text)
  const month = number.slice(0, 2)
  const year = number
    .slice(2)
    .replace(/^20(\d{2})$/, '$1')
    .slice(0, 2)
  if (year) return `${month} / ${year}`
  return month.length === 2 && !deleting ? `${month} / ` : month
}

const wrong = (code, message) => ({ type: 'validation_error', code, message })

/** What is wrong with each field, by Stripe's codes; `cards` are the only numbers that the shop takes. */
export function findErrors({ number, expiry, cvc }, cards, today = new Date()) {
  return {
    number: numberError(digits(number), cards),
    expiry: expiryError(digits(expiry), today),
    cvc: cvcError(digits(cvc), digits(number)),
  }
}

function numberError(number, cards) {
  if (number.length < lengthOf(brandOf(number))) return wrong('incomplete_number', 'Your card number is incomplete.')
  return cards.includes(number)
    ? undefined
    : wrong('invalid_number', 'This is the test shop. Use one of the test card numbers.')
}

function expiryError(expiry, today) {
  if (expiry.length >= 2 && !(Number(expiry.slice(0, 2)) >= 1 && Number(expiry.slice(0, 2)) <= 12)) {
    return wrong('invalid_expiry_month', "Your card's expiration month is invalid.")
  }
  if (expiry.length < 4) return wrong('incomplete_expiry', "Your card's expiration date is incomplete.")
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))]
  if (year < today.getFullYear())
    return wrong('invalid_expiry_year_past', "Your card's expiration year is in the past.")
  if (year > today.getFullYear() + 50) return wrong('invalid_expiry_year', "Your card's expiration year is invalid.")
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    return wrong('invalid_expiry_month_past', "Your card's expiration date is in the past.")
  }
  return undefined
}

const cvcError = (cvc, number) =>
  cvc.length < brandOf(number).cvc ? wrong('incomplete_cvc', "Your card's security code is incomplete.") : undefined
