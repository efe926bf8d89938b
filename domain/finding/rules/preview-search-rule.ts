import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { AlreadyRead } from '../already-read.ts'
import { findParts } from '../find-parts.ts'
import type { Lexicon } from '../reading/lexicon/lexicon.ts'
import { lexiconWith, shopLexicon } from '../reading/lexicon/shop-lexicon.ts'
import { partQuery } from '../schema.ts'
import { readRules, type RuleRow } from '../reading/lexicon/read-rules.ts'
import type { SearchRuleInput, SearchRuleTrial } from './schema.ts'

/** How many parts a search finds today, and with a rule that is not saved. For admins. */
export async function previewSearchRule(
  ctx: Ctx,
  { rule, q, id }: SearchRuleTrial,
): Promise<{ today: number; withRule: number }> {
  adminOf(ctx)
  const others = (await readRules(ctx)).filter((other) => String(other.id) !== id)
  const tried = await lexiconWith(ctx, [...others, asRow(rule)])
  return { today: await countFound(ctx, q, await shopLexicon(ctx)), withRule: await countFound(ctx, q, tried) }
}

async function countFound(ctx: Ctx, q: string, lexicon: Lexicon): Promise<number> {
  const query = { ...partQuery(ctx.config.prices).parse({ q }), limit: 0 }
  return (await findParts(ctx, query, new AlreadyRead(lexicon))).count
}

const asRow = (rule: SearchRuleInput): RuleRow => ({
  id: 0,
  kind: rule.kind,
  words: rule.words,
  type: rule.kind === 'synonym' ? rule.type : null,
  name: rule.kind === 'not-sold' ? rule.name : null,
  href: rule.kind === 'redirect' ? rule.href : null,
  label: rule.kind === 'redirect' ? rule.label : null,
})
