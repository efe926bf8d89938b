/** What becomes of a payment with a test card. `challenge` asks for 3-D Secure first. */
export type TestCard = {
  number: string
  brand: Brand
  says: string
  alias: string
  funding?: 'credit' | 'debit' | 'prepaid'
  challenge?: boolean
  decline?: Decline
  /** Its buyer disputes what was charged at once. */
  disputed?: 'fraudulent' | 'product_not_received'
}
type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay'
export type Decline = { code: string; declineCode: string; message: string; param?: string }

const DECLINED = 'Your card was declined.'
const declined = (declineCode: string, message = DECLINED): Decline => ({ code: 'card_declined', declineCode, message })
const coded = (code: string, message: string, param?: string): Decline => ({ code, declineCode: code, message, param })

const insufficient = declined('insufficient_funds', 'Your card has insufficient funds.')
const visa = (alias: string, number: string, says: string, more: Partial<TestCard> = {}): TestCard => ({
  alias,
  number,
  says,
  brand: 'visa',
  ...more,
})

/** Stripe's published test cards, and the `pm_card_…` names by which a server uses them. */
export const TEST_CARDS: TestCard[] = [
  visa('visa', '4242424242424242', 'Payment succeeds'),
  visa('visa_debit', '4000056655665556', 'Payment succeeds', { funding: 'debit' }),
  { alias: 'mastercard', number: '5555555555554444', brand: 'mastercard', says: 'Payment succeeds' },
  { alias: 'mastercard_2', number: '2223003122003222', brand: 'mastercard', says: 'Payment succeeds' },
  {
    alias: 'mastercard_debit',
    number: '5200828282828210',
    brand: 'mastercard',
    says: 'Payment succeeds',
    funding: 'debit',
  },
  {
    alias: 'mastercard_prepaid',
    number: '5105105105105100',
    brand: 'mastercard',
    says: 'Payment succeeds',
    funding: 'prepaid',
  },
  { alias: 'amex', number: '378282246310005', brand: 'amex', says: 'Payment succeeds' },
  { alias: 'amex_2', number: '371449635398431', brand: 'amex', says: 'Payment succeeds' },
  { alias: 'discover', number: '6011111111111117', brand: 'discover', says: 'Payment succeeds' },
  { alias: 'diners', number: '3056930009020004', brand: 'diners', says: 'Payment succeeds' },
  { alias: 'diners_14digits', number: '36227206271667', brand: 'diners', says: 'Payment succeeds' },
  { alias: 'jcb', number: '3566002020360505', brand: 'jcb', says: 'Payment succeeds' },
  { alias: 'unionpay', number: '6200000000000005', brand: 'unionpay', says: 'Payment succeeds' },
  visa('chargeDeclined', '4000000000000002', 'Declined', { decline: declined('generic_decline') }),
  visa('chargeDeclinedInsufficientFunds', '4000000000009995', 'Declined: insufficient funds', {
    decline: insufficient,
  }),
  visa('chargeDeclinedLostCard', '4000000000009987', 'Declined: lost card', { decline: declined('lost_card') }),
  visa('chargeDeclinedStolenCard', '4000000000009979', 'Declined: stolen card', { decline: declined('stolen_card') }),
  visa('chargeDeclinedExpiredCard', '4000000000000069', 'Declined: expired card', {
    decline: coded('expired_card', 'Your card has expired.', 'exp_month'),
  }),
  visa('chargeDeclinedIncorrectCvc', '4000000000000127', 'Declined: incorrect CVC', {
    decline: coded('incorrect_cvc', "Your card's security code is incorrect.", 'cvc'),
  }),
  visa('chargeDeclinedProcessingError', '4000000000000119', 'Declined: processing error', {
    decline: coded('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  }),
  visa('chargeDeclinedVelocityLimitExceeded', '4000000000006975', 'Declined: too many payments', {
    decline: declined(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  }),
  visa('createDispute', '4000000000000259', 'Payment succeeds, then disputed as fraud', { disputed: 'fraudulent' }),
  visa('createDisputeProductNotReceived', '4000000000002685', 'Payment succeeds, then disputed as not received', {
    disputed: 'product_not_received',
  }),
  visa('radarBlock', '4100000000000019', 'Blocked as fraud', { decline: declined('fraudulent') }),
  visa('authenticationRequiredOnSetup', '4000002500003155', '3-D Secure required', { challenge: true }),
  visa('authenticationRequired', '4000002760003184', '3-D Secure required', { challenge: true }),
  visa('threeDSecure2Required', '4000000000003220', '3-D Secure required', { challenge: true }),
  visa('threeDSecureRequired', '4000000000003063', '3-D Secure required', { challenge: true }),
  visa('threeDSecureOptional', '4000000000003055', '3-D Secure supported, not required: succeeds'),
  visa('threeDSecureRequiredChargeDeclined', '4000008400001629', '3-D Secure required, then declined', {
    challenge: true,
    decline: declined('generic_decline'),
  }),
  visa(
    'authenticationRequiredChargeDeclinedInsufficientFunds',
    '4000008260003178',
    '3-D Secure, then insufficient funds',
    {
      challenge: true,
      decline: insufficient,
    },
  ),
]

const byNumber = new Map(TEST_CARDS.map((card) => [card.number, card]))
const byAlias = new Map(TEST_CARDS.map((card) => [card.alias.toLowerCase(), card]))

export const cardOfNumber = (number: string) => byNumber.get(number.replace(/[\s-]/g, ''))

/** Finds the card of `pm_card_visa`, `pm_card_visa_chargeDeclined`, `tok_chargeDeclined` and the like. */
export function cardOfAlias(id: string): TestCard | undefined {
  const name = id.replace(/^(pm_card|tok)_/, '').toLowerCase()
  return name === id.toLowerCase() ? undefined : (byAlias.get(name) ?? byAlias.get(name.replace(/^visa_/, '')))
}
