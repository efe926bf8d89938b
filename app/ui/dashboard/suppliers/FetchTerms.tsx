import type { UseFormRegister } from 'react-hook-form'
import * as words from '#common/words'
import { RadioChoice } from '../../form/RadioChoice.tsx'
import type { FetchFields } from './fetch-fields.ts'

const say = words.fetching.terms
const { extent } = words.importSending

/** How much a fetched file holds, and whether it waits for an admin. */
export function FetchTerms({ register }: { register: UseFormRegister<FetchFields> }) {
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="label mb-1.5">{extent.title}</legend>
        <RadioChoice said={extent.part} value="false" {...register('full')} />
        <RadioChoice said={extent.full} value="true" {...register('full')} />
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="label mb-1.5">{say.come}</legend>
        <RadioChoice said={say.waits} value="false" {...register('apply')} />
        <RadioChoice said={say.applied} value="true" {...register('apply')} />
      </fieldset>
    </>
  )
}
