import type { UseFormRegister } from 'react-hook-form'
import * as words from '#common/words'
import type { FetchFields } from './fetch-fields.ts'

const say = words.fetching.terms
const { extent } = words.importSending

/** How much a fetched file holds, and whether it waits for an admin. */
export function FetchTerms({ register }: { register: UseFormRegister<FetchFields> }) {
  const choice = (
    name: 'full' | 'apply',
    value: 'true' | 'false',
    { title, text }: { title: string; text: string },
  ) => (
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
        <legend className="label mb-1.5">{extent.title}</legend>
        {choice('full', 'false', extent.part)}
        {choice('full', 'true', extent.full)}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="label mb-1.5">{say.come}</legend>
        {choice('apply', 'false', say.waits)}
        {choice('apply', 'true', say.applied)}
      </fieldset>
    </>
  )
}
