import { quickOrder } from '#common/words'
import { Note } from '../Note.tsx'

/** Lines of a list that have no number. */
export function SetAside({ lines }: { lines: readonly string[] }) {
  return (
    <Note tone="warn" live>
      <p>{quickOrder.lines.setAside(lines.length)}</p>
      <ul className="list-disc pl-5 text-[0.9375rem]">
        {lines.map((line, n) => (
          <li key={`${n} ${line}`} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </Note>
  )
}
