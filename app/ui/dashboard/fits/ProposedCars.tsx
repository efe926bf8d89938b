import { useState } from 'react'
import * as words from '#common/words'
import type { PartFits, ProposedFits } from '#domain/fitment/schema'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'

const say = words.fitData.proposed
type Line = ProposedFits['lines'][number]

type Props = {
  proposed: ProposedFits
  fits: PartFits
  /** The part's own list is changed and not saved. */
  isChanged: boolean
  /** The list as the shop has it now. */
  onTaken: (now: PartFits) => void
  /** Notes what somebody else has made of it, and returns whether an error says so. */
  noteTheirs: (error: unknown) => boolean
}

/** Cars of the parts that share an OE number with this one: those that are chosen come into its list at once. */
export function ProposedCars({ proposed, fits, isChanged, onTaken, noteTheirs }: Props) {
  const [lines, setLines] = useState(proposed.lines)
  const [chosen, setChosen] = useState<ReadonlySet<Line>>(new Set())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { parts } = proposed
  if (parts.length === 0) return null
  const shared = [...new Map(parts.flatMap(({ shares }) => shares).map((one) => [one.number, one])).values()]
  const isAll = lines.every((line) => chosen.has(line))
  const choose = (some: readonly Line[]) => setChosen(chosen.symmetricDifference(new Set(some)))

  const take = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const applications = [...chosen].map(({ engineName: _name, from: _from, ...line }) => line)
      const body = { version: fits.version, applications }
      onTaken(await api('POST', '/parts/{id}/fits/proposed', { path: { id: fits._id }, body }))
      notify.success(say.added(chosen.size))
      setLines(lines.filter((line) => !chosen.has(line)))
      setChosen(new Set())
    } catch (error) {
      if (!noteTheirs(error)) setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <Section title={say.title} note={lines.length > 0 ? String(lines.length) : undefined}>
      <p className="mb-4 max-w-prose text-ink-2">{say.intro(parts.length, shared, lines.length)}</p>
      {lines.length > 0 && (
        <div className="grid justify-items-start gap-4">
          <fieldset className="w-full border border-edge bg-surface">
            <legend className="sr-only">{say.title}</legend>
            <label className="flex min-h-11 items-center gap-3 border-b border-edge px-3 font-semibold">
              <input
                type="checkbox"
                className="check size-6 flex-none"
                checked={isAll}
                onChange={() => setChosen(new Set(isAll ? [] : lines))}
              />
              {say.all}
            </label>
            <ul className="max-h-[28rem] overflow-y-auto">
              {lines.map((line) => (
                <li key={JSON.stringify(line)} className="border-b border-hair last:border-0">
                  <label className="flex min-h-11 items-start gap-3 px-3 py-2">
                    <input
                      type="checkbox"
                      className="check size-6 flex-none"
                      checked={chosen.has(line)}
                      onChange={() => choose([line])}
                    />
                    <span className="min-w-0">
                      {say.line(line)}
                      <span className="block text-[0.9375rem] text-ink-2">
                        {say.from(parts.filter(({ _id }) => line.from.includes(_id)))}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <Problem text={problem} />
          <div className="flex flex-wrap items-center gap-4">
            <Button look="ink" busy={busy} disabled={chosen.size === 0 || isChanged} onClick={() => void take()}>
              {say.take(chosen.size)}
            </Button>
            {isChanged && <span className="text-ink-2">{say.saveFirst}</span>}
          </div>
        </div>
      )}
    </Section>
  )
}
