import type { ReactNode } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import type { FetchFields } from './fetch-fields.ts'

/** How much a fetched file holds, and whether it waits for an admin. */
export function FetchTerms({ register }: { register: UseFormRegister<FetchFields> }) {
  const choice = (name: 'full' | 'apply', value: 'true' | 'false', title: string, text: ReactNode) => (
    <label className="flex items-start gap-2.5">
      <input type="radio" className="check mt-1" value={value} {...register(name)} />
      <span>
        <b className="font-semibold">{title}</b> {text}
      </span>
    </label>
  )
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="label mb-1.5">How much it holds</legend>
        {choice('full', 'false', 'A part:', 'it adds and changes; everything else stays as it is.')}
        {choice(
          'full',
          'true',
          'Everything of this supplier:',
          'what earlier files of it held and this one does not is no longer sold.',
        )}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="label mb-1.5">When a file has come</legend>
        {choice('apply', 'false', 'It waits for me:', 'nothing changes in the shop before I have looked at it.')}
        {choice(
          'apply',
          'true',
          'It is applied by itself',
          'if it is like the last one: the same columns, not more than one part in ten that goes, is new, is sold out or whose price jumps, not more than one car in ten that goes, and not many more rows that wait. Else it waits, and you get a mail.',
        )}
      </fieldset>
    </>
  )
}
