import { html, raw } from 'hono/html'
import { TEST_CARDS } from '../card/test-cards.ts'
import { page } from '../layout.ts'

/** What the sandbox is, and the card numbers that it takes. */
export const homePage = () =>
  page(
    'Test cards',
    html`
      <p>
        This small server stands in for the card provider, the mail server, the carrier, a supplier and the sign-in
        provider, so that the shop can be tried whole without an account anywhere. Pay with one of these numbers, any
        expiry date that is still to come, and any CVC.
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Number</th>
              <th>What happens</th>
              <th>Card</th>
              <th><span class="dim">Copy</span></th>
            </tr>
          </thead>
          <tbody>
            ${SHOWN.map(
              (card) =>
                html`<tr>
                  <td class="mono nowrap">${grouped(card.number)}</td>
                  <td>${card.says}</td>
                  <td class="dim">${card.brand}</td>
                  <td>
                    <button type="button" data-copy="${card.number}" aria-label="Copy ${grouped(card.number)}">
                      Copy
                    </button>
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="dim">Any other number is refused in the browser, before it is sent: never type a real card here.</p>
      <h2>Also here</h2>
      <ul>
        <li><a href="/payments">Payments</a>: what was paid, declined and refunded.</li>
        <li><a href="/mail">Mail box</a>: every mail that the shop sent.</li>
        <li><a href="/parcels">Parcels</a>: every label that the shop bought, and what happens to it next.</li>
        <li>
          <a href="/supplier/parts.csv">A supplier’s list</a>: other numbers each day. Give its address to a supplier of
          the shop, and have it fetched.
        </li>
        <li>
          <a href="/oidc/.well-known/openid-configuration">Sign-in provider</a>: an OpenID provider with two demo
          accounts.
        </li>
      </ul>
      <p role="status" class="dim" id="copied"></p>
      <script>
        ${raw(COPY)}
      </script>
    `,
    '/',
  )

const grouped = (number: string) =>
  number.length === 15 ? number.replace(/(.{4})(.{6})(.{5})/, '$1 $2 $3') : number.replace(/(.{4})(?=.)/g, '$1 ')

const FIRST = ['visa', 'mastercard', 'amex']
const SHOWN = [
  ...TEST_CARDS.filter((card) => FIRST.includes(card.alias)),
  ...TEST_CARDS.filter((card) => card.decline || card.challenge),
  ...TEST_CARDS.filter((card) => !card.decline && !card.challenge && !FIRST.includes(card.alias)),
]

const COPY = `document.addEventListener('click', async ({ target }) => {
  const number = target.closest('[data-copy]')?.dataset.copy
  if (!number) return
  await navigator.clipboard.writeText(number)
  document.getElementById('copied').textContent = number + ' copied'
  target.textContent = 'Copied'
  setTimeout(() => (target.textContent = 'Copy'), 1500)
})`
