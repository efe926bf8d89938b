import { sql } from 'kysely'

/** An earlier full file of its supplier no longer held the part `p`. */
const wasLeftOut = sql`exists (
  select from supplied s where s.part_id = p.id and s.source_id = p.source_id and s.kind = 'part' and s.gone)`

/** The file that added the part `p` was undone, and no run that still stands has had it sold since. */
const wasUndone = sql`(p.status = 'retired' and exists (
  select from run_change c join run r on r.id = c.run_id
  where c.part_id = p.id and c.field = 'added' and c.undone = 'restored' and not exists (
    select from run_change sale join run later on later.id = sale.run_id
    where sale.part_id = p.id and sale.field = 'status' and sale.after = '"sold"' and sale.undone is distinct from 'restored'
      and later.started_at > r.undo_asked_at)))`

/** Whether a part `p` is sold again once a file of parts holds it. What an admin has retired by hand since a file sold it stays so. */
export const isGone = sql`(${wasLeftOut} or ${wasUndone})`

/** Whether the run that last wrote this field of a part `p` for the supplier `s` is undone. */
export const cameBack = (field: string) => sql`(
  select c.undone = 'restored' from run_change c join run r on r.id = c.run_id join import i on i.id = r.about ->> 'import'
    join supplier by on by.id = i.supplier_id
  where c.part_id = p.id and c.field = ${field} and by.source_id = s.source_id order by r.started_at desc limit 1)`

/** Whether the stock list of another supplier than `s` still holds the part `p`: what that says of it stays. */
export const isListedElsewhere = sql`exists (
  select from supplied o where o.part_id = p.id and o.kind = 'stock' and o.source_id <> s.source_id and not o.gone
    and o.import_id not in (
      select about ->> 'import' from run where kind = 'import' and about ? 'import' group by 1 having bool_and(undo_asked_at is not null)))`
