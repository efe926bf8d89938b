import * as words from '#common/words'
import type { Difference } from './part-words.ts'

const say = words.partFields.versions

type Props = { of: readonly Difference[]; is: string; would: string }

/** Two versions of a part side by side, as far as they differ. */
export function Differences({ of, is, would }: Props) {
  if (of.length === 0) return <p className="text-ink-2">{say.same}</p>
  return (
    <table className="w-full text-left text-[0.9375rem]">
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="sr-only">
            {say.field}
          </th>
          <th scope="col" className="label py-1.5 pr-4 text-ink-2">
            {is}
          </th>
          <th scope="col" className="label py-1.5 text-ink-2">
            {would}
          </th>
        </tr>
      </thead>
      <tbody>
        {of.map((one) => (
          <tr key={one.field} className="border-b border-hair align-top">
            <th scope="row" className="py-1.5 pr-4 font-normal text-ink-2">
              {one.label}
            </th>
            <td className="py-1.5 pr-4 [overflow-wrap:anywhere]">{one.is}</td>
            <td className="py-1.5 font-semibold [overflow-wrap:anywhere]">{one.would}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
