import { phrase } from '#common/phrase'
import { PASSWORD_MIN } from '#common/constants'
import { invalid } from '#platform/errors'
import { once } from '#platform/once'

const COMMONEST = 10_000

/** In lower case, as in the list. Loaded when the first password is chosen: the list takes some megabytes. */
const commonest = once(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const ranked = dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN)
  return new Set(ranked.slice(0, COMMONEST))
})

/** Refuses the 10,000 commonest passwords, in any case, with 400 at `field`. */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if ((await commonest()).has(password.toLowerCase())) throw invalid({ [field]: phrase('refusal.commonPassword') })
}
