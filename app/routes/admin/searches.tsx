import { useState } from 'react'
import { searches as say } from '#common/words'
import type { SearchListName } from '#domain/finding/schema'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { typeChoices } from '../../ui/dashboard/part/part-choices.ts'
import { LoggedSearches } from '../../ui/dashboard/searches/LoggedSearches.tsx'
import { type RuleDraft, RuleDialog } from '../../ui/dashboard/searches/RuleDialog.tsx'
import { RuleList } from '../../ui/dashboard/searches/RuleList.tsx'
import { Tabs } from '../../ui/dashboard/Tabs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/searches'

const LISTS = Object.keys(say.lists) as (SearchListName | 'rules')[]
const PERIODS = ['7', '30'] as const

export const clientLoader = adminOnly(async ({ url }) => {
  const show = LISTS.find((name) => name === url.searchParams.get('show')) ?? 'nothing'
  const days = PERIODS.find((count) => count === url.searchParams.get('days')) ?? '7'
  const cursor = url.searchParams.get('cursor')
  const [types, logged, rules] = await Promise.all([
    typeChoices(),
    show === 'rules' ? null : api('GET', '/search-log', { query: { show, days, cursor } }),
    show === 'rules' ? api('GET', '/search-rules', { query: { cursor } }) : null,
  ])
  return { show, days, types, logged, rules }
})

const pathOf = (show: string, days: string) => `/dashboard/searches?show=${show}&days=${days}`

export default function Searches({ loaderData }: Route.ComponentProps) {
  const { show, days, types, logged, rules } = loaderData
  const [draft, setDraft] = useState<RuleDraft | null>(null)
  const { items, next } = logged ?? rules!
  return (
    <>
      <PageHead title={say.title} intro={say.intro} />
      <Tabs
        label={say.title}
        tabs={LISTS.map((name) => ({ to: pathOf(name, days), label: say.lists[name], here: name === show }))}
      />
      {show !== 'rules' && (
        <Tabs
          label={say.period}
          tabs={PERIODS.map((count) => ({
            to: pathOf(show, count),
            label: say.days(Number(count)),
            here: count === days,
          }))}
        />
      )}
      {items.length === 0 && <EmptyState title={say.emptyTitle}>{say.empty[show]}</EmptyState>}
      {logged && items.length > 0 && show !== 'rules' && (
        <LoggedSearches show={show} items={logged.items} onTeach={(kind, words, q) => setDraft({ kind, words, q })} />
      )}
      {rules && items.length > 0 && (
        <RuleList
          items={rules.items}
          onChange={(rule) => setDraft({ id: rule._id, kind: rule.kind, words: rule.words, q: rule.words, rule })}
        />
      )}
      <NextPage next={next} />
      {draft && <RuleDialog draft={draft} types={types} onClose={() => setDraft(null)} />}
    </>
  )
}
