import { whole } from '#common/format'
import { CONTRADICTIONS, type ImportShown } from '#domain/supply/schema'
import { Button } from '../../Button.tsx'

export type Contradiction = (typeof CONTRADICTIONS)[number]

const SAYS: Record<Contradiction, [one: string, many: string]> = {
  'type-differs': [
    'it takes a part for another part type than the shop does',
    'they take parts for other part types than the shop does',
  ],
  'electric-car': [
    'it is for an electric car, with a part of combustion engines',
    'they are for electric cars, with parts of combustion engines',
  ],
  'quantities-differ': ['it says another quantity than a row before', 'they say another quantity than a row before'],
  'measures-differ': [
    'its part differs in a measure from another part for the same place',
    'their parts differ in a measure from another part for the same place',
  ],
}

/** How many applications wait because they contradict something. All with one reason can be let through at once. */
export function Contradictions({
  file: { counts },
  onAllow,
}: {
  file: ImportShown
  onAllow: (code: Contradiction) => void
}) {
  const found = CONTRADICTIONS.map((code) => ({
    code,
    count: (counts?.reasons ?? []).filter((one) => one.code === code).reduce((sum, one) => sum + one.count, 0),
  })).filter(({ count }) => count > 0)
  if (found.length === 0) return null
  return (
    <ul className="mb-4 grid gap-3">
      {found.map(({ code, count }) => (
        <li key={code} className="flex flex-wrap items-center gap-3">
          <span>
            {whole(count)} {count === 1 ? 'row waits' : 'rows wait'}: {SAYS[code][count === 1 ? 0 : 1]}.
          </span>
          <Button look="line" small onClick={() => onAllow(code)}>
            {count === 1 ? 'It is right' : 'They are right'}
            <span className="sr-only">: {SAYS[code][count === 1 ? 0 : 1]}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
