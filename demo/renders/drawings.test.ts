import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_SHOP_NAME } from '#common/shop-settings'

test('no drawing bears a shop’s name: every shop shows them, and its name is a setting', () => {
  const folder = join(import.meta.dirname, 'parts')
  const named = readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes(`'${DEFAULT_SHOP_NAME.toUpperCase()}`),
  )
  expect(named).toEqual([])
})
