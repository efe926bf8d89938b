import { expect, test } from 'vitest'
import { NARROW, open, visit } from '../support/browser.ts'
import { idOf } from '../support/repair-page.ts'

test('in a cart for two cars a line is moved from one to the other, and joins what lies there', async () => {
  const page = await visit('/', { viewport: NARROW })
  const golf = await idOf(page, 'Volkswagen', 'Golf', '2014')
  const civic = await idOf(page, 'Honda', 'Civic', '2014')
  const listed = await page.request.get(`/api/parts?type=wiper-blades&car=${golf}&limit=50`)
  const ofCivic = await page.request.get(`/api/parts?type=wiper-blades&car=${civic}&limit=50`)
  const ids = async (answer: typeof listed) => ((await answer.json()).items as { _id: string }[]).map(({ _id }) => _id)
  const both = new Set(await ids(ofCivic))
  const part = (await ids(listed)).find((id) => both.has(id))!
  await page.evaluate(
    ([part, golf, civic]) => {
      const cars = [
        { car: golf, label: '2014 Volkswagen Golf', quantity: 1 },
        { car: civic, label: '2014 Honda Civic', quantity: 1 },
      ]
      const known = { type: 'car', year: 2014, is: [] }
      const garage = [
        { ...known, ...cars[0], make: 'Volkswagen', model: 'Golf', id: 'a'.repeat(32) },
        { ...known, ...cars[1], make: 'Honda', model: 'Civic', id: 'b'.repeat(32) },
      ]
      localStorage.setItem('shopping-cart', JSON.stringify({ [part]: 2 }))
      localStorage.setItem('cart-cars', JSON.stringify({ [part]: cars }))
      localStorage.setItem(
        'camber-garage',
        JSON.stringify({ cars: garage, chosen: 'a'.repeat(32), owner: null, gone: [] }),
      )
    },
    [part, golf, civic] as const,
  )
  await open(page, '/cart')
  const lines = page.getByRole('list', { name: 'Parts in your cart' }).getByRole('listitem')
  const ofGolf = lines.filter({ hasText: '2014 Volkswagen Golf: fits' })
  await ofGolf.getByRole('button', { name: /^For another car/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '2014 Honda Civic' }).click()
  await ofGolf.waitFor({ state: 'detached' })
  expect(await lines.count()).toBe(1)
  await lines.getByText('2014 Honda Civic: fits').waitFor()
  expect(await lines.getByRole('spinbutton').inputValue()).toBe('2')
})
