import { expect, inject, test } from 'vitest'
import { problemsOf } from '../../support/browser/axe.ts'
import { ADMIN } from '../../support/browser/browser-setup.ts'
import { NARROW, open, payWith, signUp, visit, WIDE } from '../../support/browser/browser.ts'
import { call, enter } from '../../support/browser/furnish.ts'

const urls = () => ({ shopUrl: inject('shopUrl'), sandboxUrl: inject('sandboxUrl') })
const DAY = '2099-12-10'

for (const viewport of [WIDE, NARROW])
  test(`a part comes later: its seller says when, a guest orders it, and packing waits, at ${viewport.width} px`, async () => {
    const admin = await enter(urls(), 'sign-in', ADMIN)
    const api = (method: string, path: string, body?: object) =>
      call(`${urls().shopUrl}/api${path}`, method, { token: admin.token, body })
    const name = `Late filter ${crypto.randomUUID().slice(0, 8)}`
    const part = (await api('POST', '/bestSeller', { name, price: 40, img: '/pictures/og.jpg', stock: 1 })).said
      .insertedId

    const desk = await visit(`/dashboard/updateParts/${part}/places`, { storageState: admin.storage, viewport })
    await desk.getByLabel('More comes on').fill('2020-01-01')
    await desk.getByRole('button', { name: 'Save' }).click()
    await desk.getByText('This day is in the past.').waitFor()
    await desk.getByLabel('More comes on').fill(DAY)
    await desk.getByRole('button', { name: 'Save' }).click()
    await desk.getByText('The stock by place is saved').waitFor()
    expect(await problemsOf(desk)).toEqual([])

    const page = await visit(`/shop/${part}`, { viewport })
    await page.getByText('the rest comes in by Dec 10, 2099').first().waitFor()
    await page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify({ [part]: 3 }))
    await open(page, '/cart')
    await page.getByText('2 of it on back order: come in by Dec 10, 2099').waitFor()
    const comes = [/^1 of 3: Arrives .+ · Parcel 1, from /, /^2 of 3: Arrives .+ · Parcel 2, from /]
    for (const one of comes) await page.getByText(one).waitFor()
    expect(await problemsOf(page)).toEqual([])
    await open(page, '/checkout')
    for (const one of comes) await page.getByText(one).waitFor()
    await page.getByText('2 of it on back order: come in by Dec 10, 2099').waitFor()
    await page.getByLabel('Email').fill(`late.${crypto.randomUUID().slice(0, 8)}@example.com`)
    const delivery = page.getByRole('group', { name: 'Delivery', exact: true })
    await delivery.getByLabel('Full name').fill('Kim Novak')
    await delivery.getByLabel('Street and number').fill('12 Foundry Lane')
    await delivery.getByLabel('City').fill('Detroit')
    await delivery.getByLabel('State').selectOption('MI')
    await delivery.getByLabel('ZIP code').fill('48201')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.waitForURL(/\/order\/[\w-]+\/pay$/)
    await payWith(page, '4242 4242 4242 4242')
    await page.getByText('Congrats! Your payment is success').waitFor()
    await page.getByRole('link', { name: 'See the order' }).last().click()
    await page.getByText('2 of it on back order: come in by Dec 10, 2099').waitFor()
    await page.getByText(/: expected .+ to .+, and the rest .+2099/).waitFor()
    expect(await problemsOf(page)).toEqual([])

    await open(desk, '/dashboard/toDo?show=waiting')
    await desk.getByText(`2 × ${name}`).first().waitFor()
    await desk.getByText('comes in by Dec 10, 2099').first().waitFor()
    const [row] = (await api('GET', `/to-do?list=waiting&part=${await numberOf(part)}`)).said.items
    await open(desk, `/dashboard/toDo?order=${row.orderNumber}`)
    await desk.getByRole('button', { name: `Pack what is there of ${row.orderNumber}` }).click()
    await desk.getByText(`What is there of order ${row.orderNumber} is packed`).waitFor()
  })

const numberOf = async (part: string) =>
  encodeURIComponent((await call(`${urls().shopUrl}/api/parts/${part}`, 'GET')).said.number)

test('who is signed in is told when a part comes in before the order is confirmed, and of no day before that', async () => {
  const admin = await enter(urls(), 'sign-in', ADMIN)
  const api = (method: string, path: string, body?: object) =>
    call(`${urls().shopUrl}/api${path}`, method, { token: admin.token, body })
  const part = (await api('POST', '/bestSeller', { name: 'Later', price: 40, img: '/pictures/og.jpg', stock: 0 })).said
    .insertedId
  const { version, places } = (await api('GET', `/parts/${part}/places`)).said
  const unitsWas = { [places[0].place]: 0 }
  const backOrder = { days: null, on: DAY }
  await api('PUT', `/parts/${part}/places`, { version, unitsWas, places: [{ ...places[0], units: 0 }], backOrder })
  const page = await visit('/', { viewport: NARROW })
  await signUp(page)
  await open(page, `/shop/${part}`)
  expect(await page.getByText(/working days after you pay/).count()).toBe(0)
  await page.evaluate((text) => localStorage.setItem('shopping-cart', text), JSON.stringify({ [part]: 2 }))
  await open(page, `/singleProduct/${part}`)
  const summary = page.getByRole('region', { name: 'Order summary' })
  await summary.getByText('On back order: comes in by Dec 10, 2099').waitFor()
})
