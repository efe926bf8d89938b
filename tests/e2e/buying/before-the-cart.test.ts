import { expect, test } from 'vitest'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'
import { addCar, carId } from '../../support/browser/garage.ts'

const WIDTHS = [
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const

type Choice = { label: string; name: 'engine' | 'is'; value: string }
type Fits = { items: { _id: string; fit: string }[]; question: { text: string; choices: Choice[] } | null }

const read = async <T>(page: Page, path: string) => (await (await page.request.get(path)).json()) as T
const cart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('shopping-cart') ?? '{}') as object)
const press = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'ADD TO CART', exact: true }).first().click()
const asked = (page: Page) => page.getByRole('dialog', { name: 'Please look once more' })

test.each(WIDTHS)('a part that does not fit leads to those of its type that do, at %s', async (_, viewport) => {
  const page = await visit('/', { viewport })
  const camry = await carId(page, 'Toyota', 'Camry', '2012')
  const { items } = await read<{ items: { _id: string }[] }>(
    page,
    '/api/parts?category=brake-discs&inStock=true&limit=50',
  )
  const fits = await read<Fits>(page, `/api/fits?car=${camry}&${items.map(({ _id }) => `part=${_id}`).join('&')}`)
  const wrong = fits.items.find(({ fit }) => fit === 'no')!._id
  await addCar(page, 'Toyota', 'Camry', '2012')
  await open(page, `/shop/${wrong}`)
  const others = page.getByRole('link', { name: 'Brake discs for your 2012 Toyota Camry' })
  await others.waitFor()
  await press(page)
  await asked(page).getByText('2012 Toyota Camry: does not fit').waitFor()
  await asked(page).getByRole('link', { name: 'Brake discs for your 2012 Toyota Camry' }).click()
  await page.getByRole('article').filter({ hasText: 'Fits 2012 Toyota Camry' }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('category')).toBe('brake-discs')
  expect(await cart(page)).toEqual({})
})

/** A part that may fit a 2012 Camry, with the question about it, and what its answers come to. */
async function openPart(page: Page, car: number) {
  const { items } = await read<{ items: { _id: string }[] }>(page, `/api/parts?car=${car}&inStock=true&limit=100`)
  for (const { _id } of items) {
    const { items: told, question } = await read<Fits>(page, `/api/fits?car=${car}&part=${_id}`)
    if (told[0]!.fit !== 'maybe' || !question || question.choices.length < 2) continue
    const answers = question.choices.map(async (choice) => {
      const query = new URLSearchParams({ car: `${car}`, part: _id, [choice.name]: choice.value })
      return { choice, fit: (await read<Fits>(page, `/api/fits?${query}`)).items[0]!.fit }
    })
    const settled = await Promise.all(answers)
    const [yes, no] = ['yes', 'no'].map((fit) => settled.find((one) => one.fit === fit)?.choice.label)
    if (yes && no) return { part: _id, text: question.text, yes, no }
  }
  throw new Error('no part that one answer settles')
}

test.each(WIDTHS)('what is open is asked before the cart, and the answer settles it, at %s', async (_, viewport) => {
  const page = await visit('/', { viewport })
  const { part, text, yes, no } = await openPart(page, await carId(page, 'Toyota', 'Camry', '2012'))
  await addCar(page, 'Toyota', 'Camry', '2012')
  await open(page, `/shop/${part}`)
  await press(page)
  const question = asked(page).getByRole('group', { name: text })
  await question.getByRole('button', { name: no, exact: true }).click()
  await asked(page)
    .getByText(/does not fit/)
    .waitFor()
  await asked(page).getByRole('button', { name: 'Cancel' }).click()
  await asked(page).waitFor({ state: 'detached' })
  expect(await cart(page)).toEqual({})
  await page
    .getByRole('main')
    .getByText(/^Does not fit your 2012 Toyota Camry/)
    .first()
    .waitFor()

  await page
    .getByRole('main')
    .getByRole('button', { name: /^take back/i })
    .first()
    .click()
  await page
    .getByRole('main')
    .getByText(/^May fit your 2012 Toyota Camry/)
    .first()
    .waitFor()
  await press(page)
  await question.getByRole('button', { name: yes, exact: true }).click()
  await expect.poll(() => cart(page)).toEqual({ [part]: 1 })
})
