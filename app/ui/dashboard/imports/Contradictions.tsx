import { importRows } from '#common/words'
import { CONTRADICTIONS, type ImportShown } from '#domain/supply/schema'
import { Button } from '../../Button.tsx'

const say = importRows.contradictions

export type Contradiction = (typeof CONTRADICTIONS)[number]

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
          <span>{say.wait(code, count)}</span>
          <Button look="line" small onClick={() => onAllow(code)}>
            {say.right(count)}
            <span className="sr-only">{say.rightOf(code, count)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
