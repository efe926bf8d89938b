import { sql } from 'kysely'
import { catalogueTaxonomy } from '#domain/catalogue'
import { phrase } from '#common/phrase'
import { tag } from '#common/tags'
import { adminOf } from '#platform/access'
import { recordAudit } from '#platform/audit'
import { changed } from '#platform/changes'
import { type Ctx, tx } from '#platform/context'
import { invalid, notFound, Problem } from '#platform/errors'
import { rowId } from '#platform/ids'
import { squashed } from '../reading/tokens.ts'
import { readSearchRule } from './list-search-rules.ts'
import type { SearchRule, SearchRuleInput } from './schema.ts'

/** Adds a rule, which acts at once. For admins. @throws Problem 400 names the field; 409 where the words have a rule already */
export async function addSearchRule(ctx: Ctx, rule: SearchRuleInput): Promise<SearchRule> {
  const admin = adminOf(ctx)
  const stored = await storedAs(ctx, rule)
  return tx(ctx, async (ctx) => {
    const { rows } = await sql<{ id: number }>`
      insert into search_rule (kind, words, meant, type_id, name, href, label, made_by, changed_at)
      values (${rule.kind}, ${rule.words}, ${stored.meant}, ${stored.type}, ${stored.name}, ${stored.href}, ${stored.label},
        ${admin.id}, ${ctx.clock.now()})
      on conflict (meant) do nothing returning id`.execute(ctx.db)
    if (!rows[0]) throw taken()
    return announced(ctx, 'search-rule.add', rows[0].id, null)
  })
}

/** Sets all of a rule, its kind too. For admins. @throws Problem 400, 404, 409 */
export async function replaceSearchRule(ctx: Ctx, idText: string, rule: SearchRuleInput): Promise<SearchRule> {
  const admin = adminOf(ctx)
  const id = rowId(idText, 'searchRule')
  const stored = await storedAs(ctx, rule)
  return tx(ctx, async (ctx) => {
    // Until its end nobody else writes a rule, so none takes the words after this looked for them.
    await sql`lock table search_rule in share row exclusive mode`.execute(ctx.db)
    const before = await lockSearchRule(ctx, id)
    const { rows } = await sql<{ id: number }>`select id from search_rule where meant = ${stored.meant}`.execute(ctx.db)
    if (rows.some((other) => other.id !== id)) throw taken()
    await sql`
      update search_rule set kind = ${rule.kind}, words = ${rule.words}, meant = ${stored.meant}, type_id = ${stored.type},
        name = ${stored.name}, href = ${stored.href}, label = ${stored.label}, made_by = ${admin.id}, changed_at = ${ctx.clock.now()}
      where id = ${id}`.execute(ctx.db)
    return announced(ctx, 'search-rule.replace', id, before)
  })
}

/** The rule, locked until the transaction ends. @throws Problem 404 */
export async function lockSearchRule(ctx: Ctx, id: number): Promise<SearchRule> {
  await sql`select id from search_rule where id = ${id} for update`.execute(ctx.db)
  const rule = await readSearchRule(ctx, id)
  if (!rule) throw notFound('searchRule')
  return rule
}

const taken = () =>
  new Problem(409, 'conflict', phrase('refusal.ruleTaken'), { fields: { words: phrase('refusal.ruleTaken') } })

async function announced(ctx: Ctx, what: string, id: number, before: SearchRule | null): Promise<SearchRule> {
  const after = (await readSearchRule(ctx, id))!
  await recordAudit(ctx, { what, id, before, after })
  await changed(ctx, tag.searchRules)
  return after
}

/** The columns that a rule of this kind has. @throws Problem 400 where there is no such part type */
async function storedAs(ctx: Ctx, rule: SearchRuleInput) {
  const none = { meant: squashed(rule.words), type: null, name: null, href: null, label: null }
  if (rule.kind === 'not-sold') return { ...none, name: rule.name }
  if (rule.kind === 'redirect') return { ...none, href: rule.href, label: rule.label }
  const { types } = await catalogueTaxonomy(ctx)
  const type = types.find(({ slug }) => slug === rule.type)
  if (!type) throw invalid({ type: phrase('refusal.noSuch', 'type') })
  return { ...none, type: type.id }
}
