import { sql } from 'kysely'
import { FAILED_WORK } from '#platform/jobs'
import type { TestShop } from './shop.ts'

type Failed = { output?: object; tries?: number; at?: Date }

/** Work that was given up, as the queue keeps it. Answers its id. */
export async function failWork(
  shop: TestShop,
  job: string,
  data: object,
  { output = { error: 'Error: nobody answers' }, tries = 61, at = shop.ctx.clock.now() }: Failed = {},
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into jobs.job (name, data, output, source_name, source_created_on, source_retry_count, created_on)
    values (${FAILED_WORK}, ${JSON.stringify({ mark: crypto.randomUUID(), ...data })}, ${JSON.stringify(output)}, ${job},
      ${new Date(at.getTime() - 86_400_000)}, ${tries - 1}, ${at})
    returning id::text`.execute(shop.ctx.db)
  return rows[0]!.id
}
