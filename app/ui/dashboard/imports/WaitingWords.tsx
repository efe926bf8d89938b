import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { whole } from '#common/format'
import { importWords } from '#common/words'
import { type ImportCounts, type ImportShown, mappingFor, type MappingKind, NO_BRAND } from '#domain/supply/schema'
import { api, ApiProblem, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { useLeaveWarning } from '../../LeaveGuard.tsx'
import { MAPPING_HINTS, MAPPING_NAMES } from '../suppliers/mapping-kinds.ts'
import { WordRow } from './WordRow.tsx'

/** So many words are asked at once; the others come when these are said. */
const MOST = 60

type Word = { kind: MappingKind; theirs: string; count: number; guess?: string | undefined }
type Props = {
  file: ImportShown
  reasons: ImportCounts['reasons']
  /** What was typed for each word, by `keyOf`. */
  said: ReadonlyMap<string, string>
  onSay: (said: ReadonlyMap<string, string>) => void
  /** What of it is saved: of a file that was applied the words stand here until its rows are read again. */
  saved: ReadonlyMap<string, string>
  onSaved: (saved: ReadonlyMap<string, string>) => void
}

const keyOf = ({ kind, theirs }: Word) => `${kind} ${theirs}`

function wordsOf(reasons: ImportCounts['reasons']): Word[] {
  const found = new Map<string, Word>()
  for (const { code, field, word, count, guess } of reasons) {
    const kind = mappingFor({ code, field })
    if (!kind || !word) continue
    const known = found.get(`${kind} ${word}`)
    found.set(`${kind} ${word}`, { kind, theirs: word, count: count + (known?.count ?? 0), guess })
  }
  return [...found.values()]
}

/** Words of a file that nobody has mapped yet, those for which most rows wait first. What is said is kept with the supplier. */
export function WaitingWords({ file, reasons, said, onSay, saved, onSaved }: Props) {
  const { id, supplier, state, rereading } = file
  const { revalidate } = useRevalidator()
  const words = wordsOf(reasons)
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map())
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const shown = words.slice(0, MOST)
  const isUnsaved = (key: string) => said.has(key) && said.get(key) !== (saved.get(key) ?? '')
  useLeaveWarning(shown.some((one) => isUnsaved(keyOf(one))))
  if (words.length === 0) return null
  const brands = shown.filter((one) => one.kind === 'brand' && one.theirs !== NO_BRAND && !said.get(keyOf(one)))
  const meantBy = (one: Word) => said.get(keyOf(one)) ?? one.guess ?? ''
  const say = (words: readonly Word[], ours: (word: Word) => string) => {
    onSay(new Map([...said, ...words.map((one) => [keyOf(one), ours(one)] as const)]))
    setWrong(new Map())
  }
  const save = async () => {
    const told = shown.filter((one) => meantBy(one).trim())
    if (told.length === 0) return setProblem(importWords.list.sayOne)
    setBusy(true)
    setProblem(null)
    setWrong(new Map())
    try {
      const mappings = told.map((one) => ({ kind: one.kind, theirs: one.theirs, ours: meantBy(one).trim() }))
      await api('PUT', '/suppliers/{id}/mappings', { path: { id: String(supplier.id) }, body: { mappings } })
      onSaved(new Map([...saved, ...told.map((one) => [keyOf(one), meantBy(one)] as const)]))
      // Of a file that was applied the shop reads the rows that wait again by itself.
      if (state !== 'applied') await api('PATCH', '/imports/{id}', { path: { id }, body: {} })
      await revalidate()
    } catch (error) {
      const fields = error instanceof ApiProblem ? error.fields : {}
      const named = told.flatMap((one, n) => {
        const why = fields[`mappings.${n}.ours`]
        return why ? [[keyOf(one), why] as const] : []
      })
      setWrong(new Map(named))
      if (named.length === 0) setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const kinds = [...new Set(shown.map(({ kind }) => kind))]
  return (
    <Section title={importWords.list.title} note={whole(words.length)}>
      <p className="mb-5 max-w-prose text-ink-2">
        {importWords.list.about(supplier.name)}{' '}
        <Link to={`/dashboard/suppliers/${supplier.id}`} className="link">
          {importWords.list.atSupplier}
        </Link>
        {state === 'applied' ? importWords.list.afterApplied : importWords.list.after}
      </p>
      <div className="grid gap-8">
        {kinds.map((kind) => (
          <fieldset key={kind} className="grid gap-3">
            <legend className="label mb-2">{MAPPING_NAMES[kind]}</legend>
            <p className="text-[0.9375rem] text-ink-2">{MAPPING_HINTS[kind]}</p>
            {shown
              .filter((one) => one.kind === kind)
              .map((one) => (
                <WordRow
                  key={one.theirs}
                  word={one}
                  value={meantBy(one)}
                  guessed={one.guess !== undefined && !said.has(keyOf(one))}
                  error={wrong.get(keyOf(one))}
                  onChange={(ours) => say([one], () => ours)}
                />
              ))}
            {kind === 'brand' && brands.length > 1 && (
              <Button
                look="line"
                small
                className="justify-self-start"
                onClick={() => say(brands, ({ theirs }) => `new: ${theirs}`)}
              >
                {importWords.list.addBrands(brands.length)}
              </Button>
            )}
          </fieldset>
        ))}
        {words.length > MOST && <p className="text-ink-2">{importWords.list.more(words.length - MOST)}</p>}
        <Problem text={problem} />
        <Button
          look="ink"
          className="justify-self-start"
          busy={busy || (rereading && state === 'applied')}
          onClick={() => void save()}
        >
          {importWords.list.save}
        </Button>
      </div>
    </Section>
  )
}
