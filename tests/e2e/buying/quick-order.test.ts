import { expect, test } from 'vitest'
import type { QuickLine, QuickOrder } from '#domain/quick-order/schema'
import type { VehicleLevel } from '#domain/vehicles/schema'
import { problemsOf } from '../../support/browser/axe.ts'
import { NARROW, open, type Page, visit, WIDE } from '../../support/browser/browser.ts'

const WIDTHS = [
  ['a desk', WIDE],
  ['a phone', NARROW],
] as const

const line = (page: Page, place: number) => page.getByRole('listitem', { name: `Line ${place}`, exact: true })
const number = (page: Page, place: number) => page.getByLabel(`Number, line ${place}`, { exact: true })
const pieces = (page: Page, place: number) => page.getByLabel(`Pieces, line ${place}`, { exact: true })
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'ready' })
const cartOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('shopping-cart') ?? '{}'))

async function paste(page: Page, text: string) {
  await page.getByLabel('Paste a list').fill(text)
  await page.getByRole('button', { name: 'Read the list' }).click()
}

type Listed = { _id: string; number: string; price: number; stock: number | null }
const listed = async (page: Page, query: string): Promise<Listed[]> =>
  (await (await page.request.get(`/api/parts?limit=100&${query}`)).json()).items

/** Lines of the demo catalogue, one for each answer, and parts in stock. */
async function numbersOf(page: Page) {
  const there = (await listed(page, 'inStock=true')).filter(({ stock }) => (stock ?? 99) >= 9)
  const details = await Promise.all(
    there.slice(0, 40).map(async ({ _id }) => (await page.request.get(`/api/parts/${_id}`)).json()),
  )
  const others: { kind: string; number: string }[] = details.flatMap(({ numbers }) => numbers)
  const replaced = others.filter(({ kind }) => kind === 'superseded')
  const numbers = [...there.slice(0, 60), ...replaced, ...others].map((one) => one.number)
  const data = { lines: [...new Set(numbers)].slice(0, 200).map((one) => ({ number: one })) }
  const { lines } = (await (await page.request.post('/api/quick-order', { data })).json()) as QuickOrder
  const all = (kind: QuickLine['answer']) => lines.filter(({ answer }) => answer === kind)
  const found = there.filter((part) => all('found').some((line) => line.number === part.number))
  return { found, several: all('several')[0]!, replaced: all('replaced')[0]! }
}

test('thousands of pieces are read as typed, and the line says how many it can have', async () => {
  const page = await visit('/quick-order')
  const { found } = await numbersOf(page)
  const { number: counted, stock } = found.find((part) => part.stock !== null && part.stock < 999)!
  await paste(page, `${counted} 5000`)
  await line(page, 1).getByText(`Only ${stock} in stock.`).waitFor()
  expect(await pieces(page, 1).inputValue()).toBe('5000')
  expect(await page.getByLabel('Note, line 1').inputValue()).toBe('')
  await line(page, 1)
    .getByRole('button', { name: `Take ${stock}` })
    .click()
  expect(await pieces(page, 1).inputValue()).toBe(`${stock}`)
  await status(page).getByText('1 line is ready').waitFor()
})

test('a quantity below none, and one that may be a thousand, are told and ordered by nobody', async () => {
  const page = await visit('/quick-order')
  const [one, two] = (await listed(page, 'inStock=true')) as [Listed, Listed]
  await paste(page, `${one.number}\t-2\n${two.number}\t1.000`)
  await line(page, 1).getByText('The list says -2 pieces, which nobody can order.').waitFor()
  await line(page, 2).getByText('“1.000” may be one piece or a thousand times as many.').waitFor()
  await status(page).getByText('0 lines are ready, 2 lines are open').waitFor()
  await pieces(page, 2).fill('1')
  await status(page).getByText('1 line is ready, 1 line is open').waitFor()
})

test('a list that is pasted into the number of a line becomes its lines, and is counted', async () => {
  const page = await visit('/quick-order')
  const [one, two, three] = (await listed(page, 'inStock=true')) as [Listed, Listed, Listed]
  const pasteInto = async (place: number, text: string) => {
    await number(page, place).focus()
    await number(page, place).evaluate((field, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }
  await pasteInto(1, `${one.number}\t2\r\n${two.number}\t1\r\nThank you`)
  await page.getByText('2 lines are read.').waitFor()
  expect(await number(page, 1).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByText('One line has no number:').waitFor()
  await pasteInto(1, `${three.number} 1\n${three.number} 1\n${three.number} 1`)
  await page.getByText('3 lines are read.').waitFor()
  const numbers = await Promise.all([1, 2, 3, 4, 5].map((place) => number(page, place).inputValue()))
  expect(numbers).toEqual([one.number, three.number, three.number, three.number, two.number])
  expect(await pieces(page, 1).inputValue()).toBe('2')
})

test('a line of several pieces says what each costs, and what they cost together', async () => {
  const page = await visit('/quick-order')
  const { found } = await numbersOf(page)
  const { number, price } = found.find((part) => part.price < 300)!
  await paste(page, `${number} 3`)
  await line(page, 1)
    .getByText(`$${price} each, $${3 * price}`)
    .waitFor()
})

test.each(WIDTHS)('a pasted list is answered, corrected in place and put into the cart, at %s', async (_, viewport) => {
  const page = await visit('/', { viewport })
  const { found, several, replaced } = await numbersOf(page)
  const [first, second, third] = found as [Listed, Listed, Listed]
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quick order' }).click()
  await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor()
  // Two of its characters are swapped.
  const slip = second.number.replace(/(\w)(\w)(?=\W*\w?\W*$)/, '$2$1')
  await paste(
    page,
    ['Hello Tom,', `${first.number}\t2\tfront axle`, several.number, `3 x ${replaced.number}`, slip, 'ZZZ-99-ZZZ'].join(
      '\n',
    ),
  )
  await line(page, 1).getByRole('link').first().waitFor()
  expect(await pieces(page, 1).inputValue()).toBe('2')
  expect(await problemsOf(page)).toEqual([])
  expect(await page.getByLabel('Note, line 1').inputValue()).toBe('front axle')
  expect(await page.getByText('Hello Tom,').isVisible()).toBe(true)

  await line(page, 2).getByText(`${several.count} parts have this number.`).waitFor()
  await line(page, 2).getByRole('combobox').selectOption({ index: 1 })
  await line(page, 2).getByRole('link').first().waitFor()
  await line(page, 3).getByText(`is replaced by ${replaced.parts[0]!.number}`).waitFor()
  await line(page, 4).getByText('Did you mean').waitFor()
  await line(page, 4).getByRole('button', { name: second.number, exact: true }).click()
  await line(page, 4).getByRole('link').first().waitFor()
  expect(await number(page, 4).inputValue()).toBe(second.number)
  await line(page, 5).getByText('We know no such number.').waitFor()
  await number(page, 5).fill(`${third.number} 4`)
  await page.keyboard.press('Enter')
  await line(page, 5).getByRole('link').first().waitFor()
  expect(await pieces(page, 5).inputValue()).toBe('4')
  await page.getByRole('button', { name: 'Remove line 3' }).click()
  await line(page, 3).getByRole('link').first().waitFor()
  expect(await number(page, 3).inputValue()).toBe(second.number)

  await pieces(page, 2).fill('0')
  await page.getByText('3 lines are ready, 1 line is open').waitFor()
  await pieces(page, 2).fill('1')
  await page.getByText('4 lines are ready').waitFor()
  expect(await problemsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Add all to the cart' }).click()
  await page.waitForURL(/\/cart$/)
  expect(await cartOf(page)).toEqual({
    [first._id]: 2,
    [several.parts[0]!._id]: 1,
    [second._id]: 1,
    [third._id]: 4,
  })
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  const note = page.getByLabel('Note to us (optional)')
  await note.waitFor()
  expect(await note.inputValue()).toBe(`${first.number}: front axle`)
})

test('twelve lines are typed by keyboard alone', async () => {
  const page = await visit('/quick-order')
  const { found } = await numbersOf(page)
  await number(page, 1).focus()
  for (const [n, part] of found.slice(0, 12).entries()) {
    await page.keyboard.type(part.number)
    if (n % 2 === 0) {
      await page.keyboard.press('Tab')
      await page.keyboard.type('3')
    }
    await page.keyboard.press('Enter')
  }
  await page.getByText('12 lines are ready').waitFor()
  expect(await number(page, 13).evaluate((input) => input === document.activeElement)).toBe(true)
  for (const place of [1, 2, 11, 12]) expect(await pieces(page, place).inputValue()).toBe(place % 2 === 1 ? '3' : '1')
})

test('on a phone the sum below the list never covers the line that is typed into', async () => {
  const page = await visit('/quick-order', { viewport: NARROW })
  await paste(page, Array.from({ length: 12 }, (_, n) => `ZZZ-99-${n}`).join('\n'))
  await line(page, 12).waitFor()
  await number(page, 1).focus()
  for (let place = 1; place <= 12; place++) {
    const field = await number(page, place).boundingBox()
    const sum = await status(page).boundingBox()
    expect(field!.y + field!.height, `line ${place}`).toBeLessThan(sum!.y)
    await page.keyboard.press('Enter')
  }
})

test('too few in stock is said before, and what is left can be taken', async () => {
  const page = await visit('/quick-order')
  const few = (await listed(page, 'sort=newest&inStock=true')).find(({ stock }) => stock !== null && stock < 900)!
  await paste(page, `${few.number} 999`)
  await line(page, 1).getByText(`Only ${few.stock} in stock.`).waitFor()
  expect(await page.getByRole('button', { name: 'Add all to the cart' }).isDisabled()).toBe(true)
  await line(page, 1)
    .getByRole('button', { name: `Take ${few.stock}` })
    .click()
  await status(page).getByText('1 line is ready').waitFor()
})

test('whoever puts the ready lines into the cart by keyboard goes on at the lines that are left', async () => {
  const page = await visit('/quick-order')
  const { found } = await numbersOf(page)
  const [one, none] = [found[0]!.number, found[1]!.number]
  await paste(page, `${one}\t1\n${none}\t0\nZZZ-99-ZZZ\t2`)
  await line(page, 2).getByText('Pieces: a whole number from 1 to 999.').waitFor()
  await status(page).getByText('1 line is ready, 2 lines are open').waitFor()
  await page.getByRole('button', { name: 'Add all to the cart' }).press('Enter')
  await page.getByText('1 piece is in your cart. Open lines stay here.').waitFor()
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Your list')
  expect(await cartOf(page)).toEqual({ [found[0]!._id]: 1 })
})

test('lines that may not fit the chosen car are asked about once, and the cart knows the car', async () => {
  const page = await visit('/')
  const idOf = async (make: string, model: string, year: string) => {
    const answer = await page.request.get(`/api/vehicles?make=${make}&model=${model}`)
    return ((await answer.json()) as VehicleLevel).options.find(({ value }) => value === year)!.car!
  }
  const [golf, camry] = [await idOf('Volkswagen', 'Golf', '2014'), await idOf('Toyota', 'Camry', '2012')]
  const parts = (await listed(page, `car=${golf}&inStock=true`)).filter(({ stock }) => (stock ?? 99) > 1)
  const asked = await page.request.get(`/api/fits?car=${camry}&${parts.map(({ _id }) => `part=${_id}`).join('&')}`)
  const { items } = (await asked.json()) as { items: { _id: string; fit: string }[] }
  const wrong = items.filter(({ fit }) => fit === 'no').slice(0, 2)
  const numbers = wrong.map(({ _id }) => parts.find((part) => part._id === _id)!.number)

  await page.getByRole('button', { name: /^Your car:/ }).click()
  await page.getByRole('region', { name: 'Your cars' }).getByRole('button', { name: 'Add a car' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a car' })
  await dialog.getByLabel('Brand').selectOption('Toyota')
  await dialog.getByLabel('Model').selectOption('Camry')
  await dialog.getByLabel('Year').selectOption('2012')
  await dialog.getByRole('button', { name: 'Add this car' }).click()
  await dialog.waitFor({ state: 'detached' })

  await open(page, '/quick-order')
  await page.getByText('Checked for your 2012 Toyota Camry.').waitFor()
  await paste(page, numbers.join('\n'))
  await line(page, 2).getByText('2012 Toyota Camry: does not fit').waitFor()
  const others = line(page, 2).getByRole('link', { name: /^[A-Z].* for your 2012 Toyota Camry$/ })
  expect(await others.getAttribute('href')).toMatch(new RegExp(`^/shop\\?category=.*&car=${camry}$`))
  await page.getByRole('button', { name: 'Add all to the cart' }).click()
  const question = page.getByRole('dialog', { name: 'Please look once more' })
  await question.getByText('2 lines do not fit your car:').waitFor()
  expect(await question.getByText('may not fit').count()).toBe(0)
  expect(await problemsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await cartOf(page)).toEqual({})
  await page.getByRole('button', { name: 'Add all to the cart' }).click()
  await question.getByRole('button', { name: 'I have checked' }).click()
  await page.waitForURL(/\/cart$/)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart-cars')!))).toMatchObject(
    Object.fromEntries(wrong.map(({ _id }) => [_id, [{ car: camry, quantity: 1, knows: true }]])),
  )
})

test.each(WIDTHS)('without script the list is posted and answered, at %s', async (_, viewport) => {
  const page = await visit('/quick-order', { javaScriptEnabled: false, viewport })
  const [part] = (await listed(page, 'inStock=true')) as [Listed]
  await paste(page, `${part.number} 2 left\nZZZ-99-ZZZ`)
  await line(page, 1).getByRole('link').first().waitFor()
  await line(page, 1).getByText(part.number, { exact: true }).first().waitFor()
  expect(await line(page, 1).innerText()).toMatch(/\b2\b[^]*left/)
  expect(await line(page, 2).innerText()).toContain('We know no such number.')
  await paste(page, Array.from({ length: 201 }, () => part.number).join('\n'))
  await page.getByRole('alert').getByText('at most 200 lines').waitFor()
})

test('an address may bring the lines', async () => {
  const page = await visit('/')
  const [first, second] = (await listed(page, 'inStock=true')) as [Listed, Listed]
  await open(page, `/quick-order?${new URLSearchParams({ lines: `${first.number} 2 ${second.number} 1` })}`)
  expect(await number(page, 1).inputValue()).toBe(first.number)
  expect(await pieces(page, 1).inputValue()).toBe('2')
  expect(await number(page, 2).inputValue()).toBe(second.number)
  await page.getByText(/\d lines? (is|are) ready/).waitFor()
})

test('the search box leads from a slip to the number, and from several numbers to the list', async () => {
  const page = await visit('/')
  const { found } = await numbersOf(page)
  const [first, second, third] = found as [Listed, Listed, Listed]
  const box = page.getByLabel('Search parts')
  await box.fill(second.number.replace(/(\w)(\w)(?=\W*\w?\W*$)/, '$2$1'))
  await box.press('Enter')
  await page.getByText('Did you mean:').waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  await page.getByRole('link', { name: second.number, exact: true }).click()
  await page.getByRole('article').first().getByText(second.number).first().waitFor()
  await expect.poll(() => box.inputValue()).toBe(second.number)

  await box.fill(`${first.number} 2 ${second.number} 1 ${third.number} 2`)
  await box.press('Enter')
  await page.getByText('These are 3 numbers.').waitFor()
  await page.getByRole('link', { name: 'Check them line by line' }).click()
  await page.waitForURL(/\/quick-order\?lines=/)
  expect(await number(page, 2).inputValue()).toBe(second.number)
})
