import { callApi } from './api.js'
import { applyStyle } from './style.js'
import { testCards } from './test-cards.js'
import { brandOf, digits, findErrors, formatExpiry, formatNumber, lengthOf } from './validate.js'

const { key, origin, options: first } = JSON.parse(decodeURIComponent(window.location.hash.slice(1)))
const form = document.querySelector('form')
const icon = form.querySelector('.icon')
const { number, expiry, cvc, zip } = form.elements
const LABELS = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  discover: 'DISC',
  diners: 'DC',
  jcb: 'JCB',
  unionpay: 'UP',
}
const required = { number, expiry, cvc }
const fields = [number, expiry, cvc, zip]
/** Fields whose missing digits are worth a word: left once, or sent. */
const judged = new Set()
let last = ''

const tell = (message) => window.parent.postMessage(message, origin)
const shown = () => fields.filter((field) => !field.hidden)
const value = () => ({ number: number.value, expiry: expiry.value, cvc: cvc.value })

function worthSaying(name, error) {
  return error && (judged.has(name) || !error.code.startsWith('incomplete'))
}

/** Shows the state at the fields and tells the page, when it has changed. */
function refresh() {
  const brand = brandOf(digits(number.value))
  const errors = findErrors(value(), testCards)
  const said = Object.keys(required).find((name) => worthSaying(name, errors[name]))
  for (const [name, field] of Object.entries(required)) {
    const invalid = Boolean(worthSaying(name, errors[name]))
    field.dataset.state = [!field.value && 'empty', !errors[name] && 'complete', invalid && 'invalid']
      .filter(Boolean)
      .join(' ')
    field.setAttribute('aria-invalid', String(invalid))
  }
  icon.dataset.brand = brand.brand
  icon.dataset.state = said ? 'base invalid' : 'base'
  icon.querySelector('.brand').textContent = LABELS[brand.brand] ?? ''
  const event = {
    empty: shown().every((field) => !field.value),
    complete: Object.values(errors).every((error) => !error),
    error: said && errors[said],
    brand: brand.brand,
    value: { postalCode: zip.value },
  }
  const now = JSON.stringify(event)
  if (now !== last) tell({ type: 'change', event })
  last = now
}

/** Writes a field anew and keeps the caret behind the same digit. */
function rewrite(field, text) {
  if (field.value === text) return
  const behind = digits(field.value.slice(0, field.selectionStart)).length
  const atEnd = field.selectionStart === field.value.length
  field.value = text
  let caret = 0
  for (let seen = 0; seen < behind && caret < text.length; caret += 1) if (/\d/.test(text[caret])) seen += 1
  if (document.activeElement === field)
    field.setSelectionRange(atEnd ? text.length : caret, atEnd ? text.length : caret)
}

const full = {
  number: () => digits(number.value).length === lengthOf(brandOf(digits(number.value))),
  expiry: () => digits(expiry.value).length === 4,
  cvc: () => cvc.value.length === brandOf(digits(number.value)).cvc,
  zip: () => false,
}

form.addEventListener('input', ({ target, inputType = '' }) => {
  const deleting = inputType.startsWith('delete')
  if (target === number) rewrite(number, formatNumber(number.value))
  if (target === expiry) rewrite(expiry, formatExpiry(expiry.value, deleting))
  if (target === cvc) rewrite(cvc, digits(cvc.value).slice(0, brandOf(digits(number.value)).cvc))
  refresh()
  const good = target === zip || !findErrors(value(), testCards)[target.id]
  const next = shown()[shown().indexOf(target) + 1]
  if (next && good && !deleting && full[target.id]() && document.activeElement === target) next.focus()
})

form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ type: 'escape' })
  const before = shown()[shown().indexOf(event.target) - 1]
  if (event.key !== 'Backspace' || event.target.value || !before) return
  event.preventDefault()
  before.focus()
})

form.addEventListener('focusin', ({ relatedTarget }) => relatedTarget || tell({ type: 'focus' }))
form.addEventListener('focusout', ({ target, relatedTarget }) => {
  if (target.value) judged.add(target.id)
  refresh()
  if (!relatedTarget) tell({ type: 'blur' })
})
form.addEventListener('submit', (event) => event.preventDefault())

/** The typed card for the API, or the first thing that is wrong with it. A number that is no test card goes no further. */
function readCard() {
  for (const name of Object.keys(required)) judged.add(name)
  refresh()
  const error = Object.values(findErrors(value(), testCards)).find(Boolean)
  if (error) return { error }
  const [month, year] = expiry.value.split(' / ')
  return {
    card: { number: digits(number.value), exp_month: Number(month), exp_year: 2000 + Number(year), cvc: cvc.value },
  }
}

const method = (card, billing = {}) => ({
  type: 'card',
  card,
  billing_details: { ...billing, address: { ...billing.address, ...(zip.value && { postal_code: zip.value }) } },
})

const post = (path, params) => callApi(window.location.origin, key, 'POST', path, params)

const calls = {
  confirm: ({ path, params, billing }, card) => post(path, { ...params, payment_method_data: method(card, billing) }),
  createPaymentMethod: ({ billing }, card) => post('payment_methods', method(card, billing)),
  createToken: (_, card) => post('tokens', { card }),
}

async function answer({ call, params }) {
  const { card, error } = readCard()
  return error ? { error } : calls[call](params, card)
}

function apply(options) {
  applyStyle(options.style)
  zip.hidden = options.hidePostalCode === true
  icon.toggleAttribute('hidden', options.hideIcon === true)
  if (options.value?.postalCode && !zip.value) zip.value = options.value.postalCode
  for (const field of fields) field.disabled = options.disabled === true
}

const messages = {
  update: ({ options }) => apply(options),
  clear() {
    for (const field of fields) field.value = ''
    judged.clear()
    refresh()
  },
  focus: () => number.focus(),
  blur: () => document.activeElement?.blur(),
  call: async (message) => tell({ type: 'answer', id: message.id, result: await answer(message) }),
}

window.addEventListener('message', ({ source, origin: from, data }) => {
  if (source === window.parent && from === origin) void messages[data?.type]?.(data)
})

apply(first)
refresh()
new ResizeObserver(() => tell({ type: 'resize', height: Math.ceil(form.getBoundingClientRect().height) })).observe(form)
tell({ type: 'ready' })
