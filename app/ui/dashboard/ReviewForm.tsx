import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#common/words'
import { texts } from '#common/words'
import { reviewInput } from '#domain/reviews/schema'
import { api } from '../../web/api.ts'
import { Problem } from '../Problem.tsx'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { useSchemaForm } from '../form/form.ts'
import { notify } from '../notify.ts'
import { Select } from '../form/Select.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { PhotoField } from '../form/PhotoField.tsx'

const say = words.account.review
const STARS = (['5', '4', '3', '2', '1', 'words'] as const).map((value) => ({ value, label: say.stars[value] }))

export type Reviewable = { value: string; label: string }

/** Adds a review, of the shop or of a part that one has bought. */
export function ReviewForm({ name, parts }: { name: string; parts: readonly Reviewable[] }) {
  const [params] = useSearchParams()
  const blank = { name, rating: '', description: '', img: '', partId: params.get('part') ?? '' }
  const [isUploading, setUploading] = useState(false)
  const [inWords, setInWords] = useState(false)
  const [turn, setTurn] = useState(0)
  const form = useSchemaForm(reviewInput, blank, async ({ partId, ...review }, { reset }) => {
    try {
      await api('POST', '/review', { body: partId ? { ...review, partId } : review })
    } catch (error) {
      notify.error(texts.reviewFailed)
      throw error
    }
    notify.success(texts.reviewAdded)
    reset({ ...blank, partId: '' })
    setInWords(false)
    setTurn((n) => n + 1)
  })

  const chooseRating = (value: string) => {
    setInWords(value === 'words')
    form.setValue('rating', value === 'words' ? '' : value, { shouldValidate: form.formState.isSubmitted })
  }

  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-2xl gap-5" key={turn}>
      <Field label={words.label.name} autoComplete="name" error={form.errorOf('name')} {...form.register('name')} />
      {parts.length > 0 && (
        <Select
          label={say.of}
          empty={say.ofShop}
          options={parts}
          error={form.errorOf('partId')}
          {...form.register('partId')}
        />
      )}
      <div className="grid gap-3">
        <Select
          label={say.rating}
          empty={say.choose}
          options={STARS}
          error={inWords ? undefined : form.errorOf('rating')}
          onChange={({ target }) => chooseRating(target.value)}
        />
        {inWords && (
          <Field
            label={say.inWords}
            placeholder={say.inWordsSuch}
            error={form.errorOf('rating')}
            {...form.register('rating')}
          />
        )}
      </div>
      <TextArea label={say.description} error={form.errorOf('description')} {...form.register('description')} />
      <PhotoField
        label={words.label.photo}
        value={form.watch('img')}
        error={form.errorOf('img')}
        onBusy={setUploading}
        onChange={(url) => form.setValue('img', url, { shouldValidate: true })}
      />
      <Button type="submit" look="signal" busy={form.busy} disabled={isUploading} className="justify-self-start">
        {say.send}
      </Button>
      <Problem text={form.problem} />
    </form>
  )
}
