import { useState } from 'react'
import * as words from '#common/words'
import { HIGHEST_HEADING, type ShopText, shopTextFields } from '#domain/shop-texts/schema'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import { Preview } from '../Preview.tsx'
import { SaveChanges } from '../SaveChanges.tsx'
import { useVersionedForm } from '../versioned-form.ts'

const say = words.shopTexts

const write = ({ name, version }: ShopText, markdown: string | null) =>
  api('PUT', '/shop-texts/{name}', { path: { name }, body: { markdown, version } })

/** One text of the shop as its seller writes it. Of two admins the second is asked. */
export function TextEditor({ text }: { text: ShopText }) {
  const { title } = words.aboutUs[text.name]
  const [asks, setAsks] = useState(false)
  const [busyGiven, setBusyGiven] = useState(false)
  const form = useVersionedForm(
    shopTextFields,
    text,
    ({ markdown, given }) => ({ markdown: markdown ?? given }),
    async ({ markdown }, base, goOnFrom) => {
      goOnFrom(await write(base, markdown))
      notify.success(say.saved(title))
    },
  )
  const { base, theirs, formState, goOnFrom, noteTheirs, setProblem } = form
  const takeGiven = async (done: string) => {
    setBusyGiven(true)
    try {
      goOnFrom(await write(base, null))
      notify.success(done)
    } catch (error) {
      if (!noteTheirs(error)) setProblem(messageOf(error))
    }
    setBusyGiven(false)
    setAsks(false)
  }
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5" aria-label={title}>
      <p className="text-ink-2">{base.markdown === null ? say.holds.given : say.holds.written}</p>
      <div className="grid gap-5 xl:grid-cols-2">
        <TextArea
          label={say.field}
          rows={14}
          hint={say.hint}
          error={form.errorOf('markdown')}
          {...form.register('markdown')}
        />
        <Preview text={form.watch('markdown')} highest={HIGHEST_HEADING} of={title} />
      </div>
      {theirs ? (
        <ChangedMeanwhile what="text" onTheirs={form.takeTheirs} onMine={form.saveMine}>
          <p>{say.asItIs}</p>
          <p className="mt-2 max-h-60 overflow-y-auto whitespace-pre-wrap">{theirs.markdown ?? theirs.given}</p>
        </ChangedMeanwhile>
      ) : (
        <Problem text={form.problem} />
      )}
      <SaveChanges isChanged={formState.isDirty} busy={form.busy}>
        {base.markdown !== null && (
          <Button look="line" onClick={() => setAsks(true)}>
            {say.back.do}
          </Button>
        )}
        {!base.isDecided && !formState.isDirty && (
          <Button look="line" busy={busyGiven} onClick={() => void takeGiven(say.keep.done(title))}>
            {say.keep.do}
          </Button>
        )}
      </SaveChanges>
      <ConfirmDialog
        open={asks}
        title={title}
        question={say.back.question}
        confirm={say.back.do}
        busy={busyGiven}
        onConfirm={() => void takeGiven(say.back.done(title))}
        onClose={() => setAsks(false)}
      />
    </form>
  )
}
