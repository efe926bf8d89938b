import { sql } from 'kysely'
import type { Ctx } from '#platform/context'

/**
 * Adds up the rows that many changes of parts have appended to the word list, into one row for each word, and deletes
 * words that no part has any more. Rows that are appended meanwhile remain.
 */
export async function tidyWords(ctx: Ctx): Promise<void> {
  await sql`
    with scattered as (
      select word from word group by word having count(*) > 1 or sum(times) <= 0
    ), gone as (
      delete from word using scattered where word.word = scattered.word returning word.*
    )
    insert into word select word, sum(times) from gone group by word having sum(times) <> 0`.execute(ctx.db)
}
