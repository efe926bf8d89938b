import {
  LITRES,
  type LitresKind,
  type Need,
  repairInput,
  type RepairInput,
  type RepairJobRecord,
} from '#domain/repairs/schema'
import type { useSchemaForm } from '../../form/form.ts'
import { schemaOfTyped } from '../../form/schema-of-typed.ts'
import type { Option } from '../part/part-choices.ts'

/** How much of a part a step takes: as many as the car needs, so many pieces, or litres as the car says. */
type Amount = 'car' | 'pieces' | LitresKind

/** A step as the form has it: the part type by its name, all else as its controls hold it. */
export type StepFields = {
  type: string
  position: string
  meets: string
  amount: Amount
  quantity: string
  need: Need
  oneTime: boolean
  note: string
}
type JobFields = { slug: string; name: string; about: string; steps: StepFields[] }
export type JobForm = ReturnType<typeof useSchemaForm<JobFields, RepairInput>>

export const NEW_STEP: StepFields = {
  type: '',
  position: '',
  meets: '',
  amount: 'car',
  quantity: '',
  need: 'always',
  oneTime: false,
  note: '',
}
export const NEW_JOB: JobFields = { slug: '', name: '', about: '', steps: [NEW_STEP] }

export function fieldsOf({ slug, name, about, steps }: RepairJobRecord, types: readonly Option[]): JobFields {
  const labelOf = new Map(types.map(({ value, label }) => [value, label]))
  return {
    slug,
    name,
    about,
    steps: steps.map(({ type, position, meets, quantity, litres, ...step }) => ({
      ...step,
      type: labelOf.get(type) ?? type,
      position: position ?? '',
      meets: meets ?? '',
      amount: litres ?? (quantity === null ? 'car' : 'pieces'),
      quantity: quantity === null ? '' : String(quantity),
    })),
  }
}

const isLitres = (amount: Amount): amount is LitresKind => amount in LITRES

function stepOf({ type, amount, quantity, ...step }: StepFields, types: readonly Option[]) {
  const typed = type.trim().toLowerCase()
  return {
    ...step,
    // A type that the shop does not know goes as it was typed, and is refused by its name.
    type: types.find(({ label }) => label.toLowerCase() === typed)?.value ?? type,
    quantity: amount === 'pieces' ? Number(quantity) : null,
    litres: isLitres(amount) ? amount : null,
  }
}

/** The form's fields, read as the job that they say; `types` are the part types that can be chosen. */
export const jobFields = (types: readonly Option[]) =>
  schemaOfTyped(({ steps, ...job }: JobFields) => {
    return { ...job, steps: steps.map((step) => stepOf(step, types)) }
  }, repairInput)
