import { isDeepStrictEqual } from 'node:util'
import { normalNumber, type PartValues, readValues } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import type { Staged, TakenAway } from './draft.ts'

type Lists = Pick<PartValues, 'img' | 'pictures' | 'documents' | 'oeNumbers' | 'attributes'>
const LISTS = ['img', 'pictures', 'documents', 'oeNumbers', 'attributes'] as const

/**
 * Has rows say what is left of lists of which they take entries away, by what the shop has of their parts. Where a row has entries of a
 * list, it says all of it. A part that loses its first picture has the next one instead.
 */
export async function takeAway(ctx: Ctx, staged: readonly Staged[]): Promise<void> {
  const taking = staged.filter(({ takesAway, partId }) => takesAway && partId !== null)
  if (taking.length === 0) return
  const current = await readValues(
    ctx,
    taking.map(({ partId }) => partId!),
    LISTS,
  )
  for (const { partId, takesAway, given } of taking) {
    const has = current.get(partId!)
    if (!has) continue
    const left = without(has, takesAway!)
    for (const field of LISTS)
      if (given[field] === undefined && !isDeepStrictEqual(left[field], has[field]))
        Object.assign(given, { [field]: left[field] })
  }
}

function without(has: Lists, { oeNumbers, attributes, files }: TakenAway): Lists {
  const isLeft = (address: string) => !files.some((file) => file === address || address.endsWith(`/${file}`))
  const shown = [has.img, ...has.pictures].filter((one) => one !== null)
  const [first = null, ...others] = shown.filter(isLeft)
  return {
    ...(shown.every(isLeft) ? { img: has.img, pictures: has.pictures } : { img: first, pictures: others }),
    documents: has.documents.filter(({ name, url }) => isLeft(url) && !files.includes(name)),
    oeNumbers: has.oeNumbers.filter(({ number }) => !oeNumbers.includes(normalNumber(number))),
    attributes: has.attributes.filter(([name]) => !attributes.includes(name)),
  }
}
