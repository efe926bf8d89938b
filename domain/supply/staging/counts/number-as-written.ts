import { type RawBuilder, sql } from 'kysely'

/**
 * The number of a row `r` of a file as the shop writes it, of a part that the shop does not have as the file does. `norm` alone has lost
 * its dashes. The statement calls the part of the row `p`.
 */
export const numberAsWritten = (r: RawBuilder<unknown>): RawBuilder<string | null> => sql`coalesce(
  p.number,
  (select reason -> 'params' ->> 0 from jsonb_array_elements(${r}.reasons) as reason
    where reason ->> 'code' in ('no-such-part', 'number-of-several') limit 1),
  ${r}.theirs -> 'part' ->> 'number', ${r}.theirs -> 'cells' ->> 'number', ${r}.norm)`
