import { Note } from './Note.tsx'

/** What went wrong, in red under the form; read out when it appears. */
export function Problem({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <Note tone="bad" live>
      <p className="font-semibold text-bad">{text}</p>
    </Note>
  )
}
