import { expect, test } from 'vitest'
import { visit } from '../support/browser.ts'
import { asAdmin, box, newcomer, paid, partAt } from '../support/packing-desk.ts'

test('an admin who opens the overview sees how many orders wait to be picked, and goes to them', async () => {
  const [admin, buyer] = await Promise.all([asAdmin(), newcomer()])
  const one = await paid(buyer, { [await partAt(admin, 1)]: 1 })
  const page = await visit('/dashboard', { storageState: admin.storage })
  const toDo = page.getByRole('region', { name: 'To do' })
  const toPick = toDo.getByRole('link', { name: /^To pick: [1-9]/ })
  await toPick.waitFor()
  expect(await toDo.getByRole('link', { name: /^On their way/ }).count()).toBe(0)
  await toPick.click()
  await box(page, one).waitFor()
})
