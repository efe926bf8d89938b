import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPartsDesk } from '../../support/shops/parts-desk.ts'

const { shop, asAdmin, create } = await openPartsDesk()
afterAll(() => shop.close())
beforeEach(() => shop.heard())

const brand = async (name: string): Promise<string> =>
  (await asAdmin('POST', '/brands', { name, tier: 'value', country: '', about: '' })).body.insertedId

test('a part in the bin whose brand went into another one comes back as that one’s', async () => {
  const [gone, into] = [await brand('Binhof'), await brand('Takewell')]
  const part = await create({ brand: 'binhof', number: 'BH-1' })
  await asAdmin('DELETE', `/bestSeller/${part}`)
  await asAdmin('DELETE', `/brands/${gone}?into=${into}`)
  const { items } = (await asAdmin('GET', '/bin')).body
  expect(items).toMatchObject([{ _id: part, brand: 'Takewell' }])
  expect((await asAdmin('POST', `/bin/${part}/restore`)).status).toBe(200)
  expect((await asAdmin('GET', `/bestSeller/${part}`)).body).toMatchObject({ brand: 'takewell', number: 'BH-1' })
})

test('a part in the bin whose part type went into another one comes back as one of that type', async () => {
  const { categories } = (await asAdmin('GET', '/taxonomy')).body
  const type = async (name: string): Promise<string> => {
    const body = { name, singular: name, category: categories[1]._id, picture: 'brake-disc' }
    return (await asAdmin('POST', '/taxonomy/types', body)).body.insertedId
  }
  const [gone, into] = [await type('Bin gates'), await type('Take gates')]
  await shop.heard()
  const part = await create({ category: 'bin-gates', number: 'BH-2' })
  await asAdmin('DELETE', `/bestSeller/${part}`)
  expect((await asAdmin('DELETE', `/taxonomy/types/${gone}?into=${into}`)).body).toEqual({ deletedCount: 1 })
  expect((await asAdmin('POST', `/bin/${part}/restore`)).status).toBe(200)
  expect((await asAdmin('GET', `/bestSeller/${part}`)).body).toMatchObject({ category: 'take-gates', number: 'BH-2' })
})
