import { useId } from 'react'
import { importWords } from '#common/words'
import { type MappingKind, NO_BRAND } from '#domain/supply/schema'
import { Badge } from '../../Badge.tsx'
import { Button } from '../../Button.tsx'
import { FieldError } from '../../form/FieldFrame.tsx'
import { useChoices } from '../suppliers/MappingDialog.tsx'

const say = importWords.row

type Props = {
  word: { kind: MappingKind; theirs: string; count: number }
  value: string
  guessed: boolean
  error: string | undefined
  onChange: (ours: string) => void
}

/** One word of a file, how many rows wait for it, and what it means here. */
export function WordRow({ word: { kind, theirs, count }, value, guessed, error, onChange }: Props) {
  const id = useId()
  const choices = useChoices(kind)
  const isNone = theirs === NO_BRAND
  return (
    <div className="grid gap-2 border-t border-hair pt-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] sm:items-center">
      <label htmlFor={id} className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="font-semibold">{isNone ? say.noBrand : theirs}</strong>
        <span className="block text-[0.9375rem] text-ink-2">{say.waits(count)}</span>
      </label>
      <div className="grid gap-1.5">
        <input
          id={id}
          className="input"
          list={`${id}-list`}
          placeholder={isNone ? say.noBrandHint : undefined}
          autoComplete="off"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        {guessed && (
          <span>
            <Badge>{say.guessed}</Badge>
          </span>
        )}
        <datalist id={`${id}-list`}>
          {choices.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <FieldError id={id} error={error} />
      </div>
      <span className="flex flex-wrap gap-2">
        {kind === 'brand' && !isNone && (
          <Button look="line" small aria-label={say.addBrand(theirs)} onClick={() => onChange(`new: ${theirs}`)}>
            {say.newBrand}
          </Button>
        )}
        {!isNone && (
          <Button look="quiet" small aria-label={say.ignoreWord(theirs)} onClick={() => onChange('ignore')}>
            {say.ignore}
          </Button>
        )}
      </span>
    </div>
  )
}
