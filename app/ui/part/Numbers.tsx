import * as words from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { CopyButton } from './CopyButton.tsx'

const say = words.partPage.numbers
const KINDS = ['own', 'superseded', 'oe'] as const

/** Every number the part goes by, each to be copied. */
export function Numbers({ part }: { part: PartDetail }) {
  return (
    <dl className="grid gap-x-6 border-t border-hair sm:grid-cols-[min(9rem,40%)_minmax(0,1fr)]">
      {KINDS.map((kind) => {
        const numbers = part.numbers.filter((one) => one.kind === kind)
        if (numbers.length === 0) return null
        return (
          <div key={kind} className="border-b border-hair py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="py-1 text-ink-2">{say[kind]}</dt>
            <dd>
              <ul>
                {numbers.map(({ number, maker }) => (
                  <li key={number + maker} className="flex min-h-9 flex-wrap items-center gap-x-3">
                    <PartNumber>{number}</PartNumber>
                    <CopyButton text={number} />
                    <span className="ml-auto text-[0.9375rem] text-ink-2">
                      {maker ?? (kind === 'oe' ? '' : part.brand.name)}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
