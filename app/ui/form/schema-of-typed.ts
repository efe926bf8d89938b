import { z } from 'zod'

/** A domain's schema for a form whose fields hold text: `read` makes of what is typed what the schema checks. */
export const schemaOfTyped = <Typed, Input>(read: (typed: Typed) => unknown, schema: z.ZodType<Input>) =>
  z.preprocess((typed) => read(typed as Typed), schema) as unknown as z.ZodType<Input, Typed>
