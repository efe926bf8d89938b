import { expect, test } from 'vitest'
import { problemsAtBothWidths } from '../../support/browser/both-widths.ts'
import { open, visit } from '../../support/browser/browser.ts'
import { call, theAdmin } from '../../spec/visitors.ts'

test('an admin writes the terms, shoppers read them, another admin is not overwritten unasked, and the way back is one press', async () => {
  const admin = await theAdmin()
  const page = await visit('/dashboard/texts', admin.signedIn)
  const terms = page.getByRole('form', { name: 'Terms of use' })
  const privacy = page.getByRole('form', { name: 'Privacy' })
  const text = terms.getByLabel('Text')
  const save = terms.getByRole('button', { name: 'Save', exact: true })
  await terms.getByText('Shoppers read the text that came with the shop.').waitFor()
  expect(await text.inputValue()).toContain('Prices are in US dollars')

  expect(await problemsAtBothWidths(page)).toEqual([])
  const keep = (form: typeof terms) => form.getByRole('button', { name: 'Keep the text that came with the shop' })
  await keep(privacy).click()
  await page.getByText('Privacy stays as it came with the shop').waitFor()
  await keep(privacy).waitFor({ state: 'detached' })
  await keep(terms).waitFor()

  await text.fill(' ')
  await save.click()
  await terms.getByText('Please write a text').waitFor()
  await text.and(page.locator(':focus')).fill('# Returns\n\nWithin **45 days**.\n\n## How\n\n### Packed\n\nIn its box.')
  await terms.getByRole('heading', { name: 'Returns', level: 3 }).waitFor()
  expect(await problemsAtBothWidths(page)).toEqual([])
  await save.click()
  await page.getByText('Terms of use is saved').waitFor()
  await terms.getByText('Shoppers read your text.').waitFor()
  await privacy.getByText('Shoppers read the text that came with the shop.').waitFor()

  const reader = await visit('/aboutUs')
  const section = reader.locator('#terms')
  const reads = async (words: string) => {
    await open(reader, '/aboutUs')
    return section.getByText(words).count()
  }
  await expect.poll(() => reads('45 days')).toBe(1)
  await section.getByRole('heading', { name: 'Returns', level: 3 }).waitFor()
  // Also the lowest heading looks like one.
  const lowest = section.getByRole('heading', { name: 'Packed', level: 5 })
  expect(await lowest.evaluate((heading) => getComputedStyle(heading).fontWeight)).toBe('600')
  const headings = section.locator('.prose').getByRole('heading')
  const sizes = await headings.evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)))
  expect(sizes).toHaveLength(3)
  expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => b - a))
  expect(await problemsAtBothWidths(reader)).toEqual([])

  await text.fill('Mine.')
  const { body } = await call(admin.token, 'GET', '/shop-texts')
  await call(admin.token, 'PUT', '/shop-texts/terms', { markdown: 'Theirs.', version: body.items[0].version })
  await save.click()
  await terms.getByRole('heading', { name: 'Somebody else has changed this text meanwhile' }).waitFor()
  await terms.getByText('Theirs.').waitFor()
  await terms.getByRole('button', { name: 'Save mine over it' }).click()
  await page.getByText('Terms of use is saved').last().waitFor()
  await expect.poll(() => reads('Mine.')).toBe(1)

  await terms.getByRole('button', { name: 'Back to the text that came with the shop' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Back to the text that came with the shop' }).click()
  await terms.getByText('Shoppers read the text that came with the shop.').waitFor()
  expect(await text.inputValue()).toContain('Prices are in US dollars')
  await expect.poll(() => reads('Prices are in US dollars')).toBe(1)
})
