import { expect, test } from 'vitest'
import { visit } from '../../support/browser/browser.ts'
import { asAdmin, box, newcomer, newPlace, paid, partAt, shown } from '../../support/browser/packing-desk.ts'

const parcelsOf = async (buyer: Awaited<ReturnType<typeof newcomer>>, order: Awaited<ReturnType<typeof paid>>) =>
  ((await shown(buyer, order)).parcels ?? []).map(
    ({ lines, carrier, tracking, trackingUrl }: Record<string, unknown>) => ({
      units: (lines as { quantity: number }[]).map(({ quantity }) => quantity),
      told: [carrier, tracking, trackingUrl],
    }),
  )

test('a scan packs the units that are typed, says so before it does, and sends with the number that is typed', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const order = await paid(buyer, { [await partAt(admin, 1)]: 3 })
  const page = await visit(`/dashboard/toDo?order=${order.number}`, { storageState: admin.storage })
  const button = (label: string) => page.getByRole('button', { name: `${label} ${order.number}`, exact: true })
  const units = page.getByRole('spinbutton')
  const scan = async () => {
    await page.getByLabel('Scan or type a number').fill(order.number)
    await page.keyboard.press('Enter')
  }
  await button('Pack all of').waitFor()
  await units.fill('2')
  await button('Pack what is typed of').waitFor()
  await units.fill('9')
  await scan()
  await page.getByText('At most 3 can be packed').or(page.getByRole('alert')).first().waitFor()
  expect(await parcelsOf(buyer, order)).toEqual([])
  await units.fill('2')
  await scan()
  await page.getByRole('region', { name: 'Parcel 1' }).waitFor()
  expect(await parcelsOf(buyer, order)).toEqual([{ units: [2], told: [null, null, null] }])
  expect(await units.inputValue()).toBe('1')
  await button('Pack all of').click()
  await button('Send').waitFor()
  const second = page.getByRole('region', { name: 'Parcel 2' })
  await second.getByLabel('Carrier').fill('Postman')
  await second.getByLabel('Tracking number').fill('PM 2')
  await second.getByLabel('Tracking link').fill('postman.example/2')
  await scan()
  await page.getByText(`Order ${order.number} is sent`).waitFor()
  expect(await parcelsOf(buyer, order)).toEqual([
    { units: [2], told: [null, null, null] },
    { units: [1], told: ['Postman', 'PM 2', 'https://postman.example/2'] },
  ])
})

test('what is typed into an order of the list goes with the press for all that are chosen', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const place = await newPlace(admin, `Bay ${crypto.randomUUID().slice(0, 8)}`)
  const part = await partAt(admin, place)
  const [one, two] = [await paid(buyer, { [part]: 3 }), await paid(buyer, { [part]: 2 })]
  const page = await visit(`/dashboard/toDo?place=${place}`, { storageState: admin.storage })
  await box(page, one).check()
  await box(page, two).check()
  await page.getByRole('button', { name: `Open order ${one.number}` }).click()
  await page.getByRole('spinbutton').fill('1')
  await page.getByRole('button', { name: 'Pack 2', exact: true }).click()
  await page.getByText('2 orders packed.').waitFor()
  expect([await parcelsOf(buyer, one), await parcelsOf(buyer, two)]).toMatchObject([[{ units: [1] }], [{ units: [2] }]])
})
