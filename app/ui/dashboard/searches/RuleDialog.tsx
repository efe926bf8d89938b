import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import type { RuleKind, SearchRule, SearchRuleInput } from '#domain/finding/schema'
import { searches as say } from '#common/words'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { useSchemaForm } from '../../form/form.ts'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'
import { FormDialog } from '../../FormDialog.tsx'
import type { Option } from '../part/part-choices.ts'

/** A rule to begin with: a stored one with its id, or what a row of the log suggests. `q`: the search to try it with. */
export type RuleDraft = { id?: string; q: string; kind: RuleKind; rule?: SearchRule; words: string }

const KINDS = Object.entries(say.form.kinds).map(([value, label]) => ({ value, label }))
const fields = z.object({
  kind: z.enum(['synonym', 'not-sold', 'redirect']),
  words: z.string(),
  type: z.string(),
  name: z.string(),
  href: z.string(),
  label: z.string(),
})

/** What is written of a rule; the shop says what is wrong with it. */
function ruleOf({ kind, words, type, name, href, label }: z.infer<typeof fields>): SearchRuleInput {
  if (kind === 'synonym') return { kind, words, type }
  return kind === 'not-sold' ? { kind, words, name } : { kind, words, href, label }
}

type Props = { draft: RuleDraft; types: readonly Option[]; onClose: () => void }

/** Teaches the search box what some words mean, and tries it before it is saved. */
export function RuleDialog({ draft, types, onClose }: Props) {
  const { id, q, kind, rule, words } = draft
  const { revalidate } = useRevalidator()
  const [effect, setEffect] = useState<string | null>(null)
  const form = useSchemaForm(
    fields,
    {
      kind,
      words,
      type: rule?.type?.slug ?? '',
      name: rule?.name ?? words,
      href: rule?.href ?? '/',
      label: rule?.label ?? '',
    },
    async (input) => {
      const body = ruleOf(input)
      if (id) await api('PUT', '/search-rules/{id}', { path: { id }, body })
      else await api('POST', '/search-rules', { body })
      notify.success(say.saved(body.words))
      onClose()
      await revalidate()
    },
  )
  const { register, errorOf } = form
  const preview = async () => {
    try {
      const body = { rule: ruleOf(form.getValues()), q, id }
      const { today, withRule } = await api('POST', '/search-rules/preview', { body })
      form.setProblem(null)
      setEffect(say.effect(q, today, withRule))
    } catch (error) {
      setEffect(null)
      form.setProblem(messageOf(error))
    }
  }
  const chosen = form.watch('kind')
  return (
    <FormDialog isChanged={form.formState.isDirty} onClose={onClose} title={id ? say.form.change : say.form.add}>
      <form className="grid gap-4" noValidate onSubmit={form.onSubmit} aria-label={say.form.add}>
        <Select label={say.form.kind} options={KINDS} error={errorOf('kind')} {...register('kind')} />
        <Field label={say.form.words} hint={say.form.wordsHint} error={errorOf('words')} {...register('words')} />
        {chosen === 'synonym' && (
          <Select
            label={say.form.type}
            options={types}
            empty={say.form.chooseType}
            error={errorOf('type')}
            {...register('type')}
          />
        )}
        {chosen === 'not-sold' && (
          <Field label={say.form.name} hint={say.form.nameHint} error={errorOf('name')} {...register('name')} />
        )}
        {chosen === 'redirect' && (
          <>
            <Field label={say.form.href} hint={say.form.hrefHint} error={errorOf('href')} {...register('href')} />
            <Field label={say.form.label} error={errorOf('label')} {...register('label')} />
          </>
        )}
        <p role="status" className="text-ink-2 empty:hidden">
          {effect}
        </p>
        <Problem text={form.problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={() => void preview()}>
            {say.form.preview}
          </Button>
          <Button type="submit" look="signal" busy={form.busy}>
            {say.form.save}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
