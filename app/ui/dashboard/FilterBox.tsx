import { Field } from '../form/Field.tsx'

type Props = { label: string; value: string; onChange: (typed: string) => void; found: string }

/** Narrows a long list on the page while one types. Escape empties it. */
export function FilterBox({ label, value, onChange, found }: Props) {
  return (
    <div className="mb-4 grid max-w-md gap-1 print:hidden">
      <Field
        label={label}
        type="search"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
      <p role="status" className="min-h-7 text-ink-2">
        {value.trim() && found}
      </p>
    </div>
  )
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether one of the names has all the typed words. */
export function hasWords(typed: string, names: readonly string[]): boolean {
  const all = plain(names.join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
