import { callApi } from './api.js'
import { openChallenge } from './challenge.js'
import { createCardElement, frameOf, integrationError, isElement } from './element.js'

const origin = new URL(document.currentScript.src).origin

/** `window.Stripe`, as far as a shop with a card field uses it. */
function Stripe(key) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw integrationError('Please call Stripe() with your publishable key. You used an empty string or a wrong one.')
  }
  const call = (method, path, params) => callApi(origin, key, method, path, params)
  const intentPath = (clientSecret) => {
    if (!/^pi_\w+_secret_\w+$/.test(clientSecret)) {
      throw integrationError(
        `Invalid value for stripe.confirmCardPayment intent secret: value should be a client secret of the form \${id}_secret_\${secret}. You specified: ${clientSecret}.`,
      )
    }
    return `payment_intents/${clientSecret.split('_secret_')[0]}`
  }

  const retrievePaymentIntent = async (clientSecret) =>
    asIntent(await call('GET', intentPath(clientSecret), { client_secret: clientSecret }))

  async function confirmCardPayment(clientSecret, data = {}, { handleActions = true } = {}) {
    const path = `${intentPath(clientSecret)}/confirm`
    const { payment_method: method, ...others } = data
    const params = { ...others, client_secret: clientSecret, use_stripe_sdk: true }
    const element = elementOf(method?.card)
    const answer = element
      ? await frameOf(element).ask('confirm', { path, params, billing: method.billing_details })
      : await call('POST', path, { ...params, ...methodParams(method) })
    const result = asIntent(answer)
    return handleActions && result.paymentIntent?.status === 'requires_action'
      ? challenge(result.paymentIntent)
      : result
  }

  /** Lets the card holder answer, and says how the payment stands then. */
  async function challenge({ next_action: next, client_secret: clientSecret }) {
    if (next.type === 'redirect_to_url') {
      window.location.assign(next.redirect_to_url.url)
      return new Promise(() => {})
    }
    await openChallenge(next.use_stripe_sdk.stripe_js, origin)
    const result = await retrievePaymentIntent(clientSecret)
    const failure =
      result.paymentIntent?.status === 'requires_payment_method' && result.paymentIntent.last_payment_error
    return failure ? { error: { ...failure, payment_intent: result.paymentIntent } } : result
  }

  async function handleNextAction(clientSecret) {
    const result = await retrievePaymentIntent(clientSecret)
    return result.paymentIntent?.status === 'requires_action' ? challenge(result.paymentIntent) : result
  }

  async function createPaymentMethod({ type, card, elements, billing_details: billing }) {
    const element = elementOf(card) ?? elementOf(elements?.getElement('card'))
    const answer = element
      ? await frameOf(element).ask('createPaymentMethod', { billing })
      : await call('POST', 'payment_methods', { type, card, billing_details: billing })
    return answer.error ? answer : { paymentMethod: answer }
  }

  async function createToken(element) {
    const answer = await frameOf(element).ask('createToken', {})
    return answer.error ? answer : { token: answer }
  }

  return {
    elements: () => createElements(key),
    confirmCardPayment,
    retrievePaymentIntent,
    handleCardAction: handleNextAction,
    handleNextAction: ({ clientSecret }) => handleNextAction(clientSecret),
    createPaymentMethod,
    createToken,
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

function createElements(key) {
  let card
  return {
    create(type, options) {
      if (type !== 'card') throw integrationError(`The sandbox has only the card Element, not ${type}.`)
      if (card) throw integrationError('Can only create one Element of type card through elements()')
      card = createCardElement({ origin, key, options, onDestroy: () => (card = undefined) })
      return card
    },
    getElement: (type) => (typeOf(type) === 'card' ? (card ?? null) : null),
    fetchUpdates: async () => ({}),
    update() {},
  }
}

/** The React components carry the name of their element. */
const typeOf = (type) => type?.['__elementType'] ?? type

const elementOf = (value) => (isElement(value) ? value : undefined)

const methodParams = (method) =>
  method === undefined || typeof method === 'string'
    ? { payment_method: method }
    : { payment_method_data: { type: 'card', card: method.card, billing_details: method.billing_details } }

const asIntent = (answer) => (answer.error ? { error: answer.error } : { paymentIntent: answer })

// What @stripe/stripe-js expects of the script: the name of Stripe's release that it was made for.
Stripe.version = 'endive'
window.Stripe = Stripe
