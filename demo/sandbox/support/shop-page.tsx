import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

// A shop's page as small as can be, on the official packages. The test gives the key, the secret and the colours.
const given = new URLSearchParams(window.location.search)
const dark = given.has('dark')
const colors = { base: { color: dark ? '#f1f5f9' : '#0f172a', iconColor: dark ? '#94a3b8' : '#475569' } }
const stripe = loadStripe(given.get('key')!)

function PayForm() {
  const client = useStripe()
  const elements = useElements()
  const [state, setState] = useState('')
  const [says, setSays] = useState('')

  async function pay() {
    const card = elements!.getElement(CardElement)!
    const payment_method = { card, billing_details: { name: 'Grace Miller' } }
    const { paymentIntent, error } = await client!.confirmCardPayment(given.get('secret')!, { payment_method })
    setState(paymentIntent?.status ?? `${error?.code}/${error?.decline_code}`)
    setSays(error?.message ?? '')
  }
  return (
    <>
      <CardElement
        options={{ style: colors, hidePostalCode: given.has('noZip') }}
        onReady={() => setState('ready')}
        onChange={({ error, complete, brand }) => {
          setSays(error?.message ?? '')
          document.body.dataset.card = `${brand} ${complete ? 'complete' : 'incomplete'} ${error?.code ?? ''}`.trim()
        }}
      />
      <p role="alert">{says}</p>
      <button onClick={pay}>Pay</button>
      <output>{state}</output>
    </>
  )
}

createRoot(document.querySelector('main')!).render(
  <StrictMode>
    <Elements stripe={stripe}>
      <PayForm />
    </Elements>
  </StrictMode>,
)
