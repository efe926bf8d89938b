import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { refuseCommonPassword } from './common-passwords.ts'

const isRefused = (password: string) =>
  refuseCommonPassword(password, 'password').then(
    () => false,
    (problem) => problem.fields.password.say === 'refusal.commonPassword',
  )

test('of passwords that are long enough, the 10,000 commonest are refused, and no more', async () => {
  const ranked = dictionary['passwords-common'].filter((word) => word.length >= 6)
  const refused = await Promise.all(ranked.map(isRefused))
  expect(refused.lastIndexOf(true)).toBe(9999)
  expect(refused.filter(Boolean)).toHaveLength(10_000)
})

test('capitals make none of them rare', async () => {
  for (const word of ['password', 'PASSWORD123', 'QwErTy', '123456']) expect(await isRefused(word), word).toBe(true)
  for (const word of ['spanner-42', 'camshaft', 'a rusty bracket']) expect(await isRefused(word), word).toBe(false)
})
