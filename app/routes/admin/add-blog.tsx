import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { type Post, type PostInput, postInput } from '#domain/blog/schema'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { SAVED } from '../../ui/LeaveGuard.tsx'
import { ChangedMeanwhile } from '../../ui/dashboard/ChangedMeanwhile.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { PhotoField } from '../../ui/form/PhotoField.tsx'
import { Posts } from '../../ui/dashboard/Posts.tsx'
import { Preview } from '../../ui/dashboard/Preview.tsx'
import { useVersionedForm } from '../../ui/dashboard/versioned-form.ts'
import { Field } from '../../ui/form/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/Section.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/add-blog'

const say = words.adminPosts

type Input = Pick<PostInput, 'blogTitle' | 'description' | 'img'>
const fields = postInput.pick({ blogTitle: true, description: true, img: true })
const BLANK = { blogTitle: '', description: '', img: '' }
const fieldsOf = (post: Post | null) =>
  post ? { blogTitle: post.blogTitle, description: post.description, img: post.img ?? '' } : BLANK

/** `?post=` names a post to change; without it a new one is written. */
export const clientLoader = adminOnly(async ({ url }) => {
  const id = url.searchParams.get('post')
  const [posts, post] = await Promise.all([api('GET', '/blog'), id ? api('GET', '/blog/{id}', { path: { id } }) : null])
  return { posts, post }
})

export default function AddBlog({ loaderData: { posts, post } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={post ? say.title.change : say.title.add}>
        {post && (
          <LinkButton to="/dashboard/addBlog" look="line">
            {say.another}
          </LinkButton>
        )}
      </PageHead>
      <PostForm key={post?._id} post={post} />
      {posts.length > 0 && (
        <div className="mt-12">
          <Section title={say.all} note={String(posts.length)}>
            <Posts posts={posts} />
          </Section>
        </div>
      )}
    </>
  )
}

/** Writes a post, or changes one. Of two admins who change it the second is asked. */
function PostForm({ post }: { post: Post | null }) {
  const navigate = useNavigate()
  const [isUploading, setUploading] = useState(false)
  const [turn, setTurn] = useState(0)
  const change = async (input: Input, { _id, author, version }: Post) => {
    await api('PUT', '/blog/{id}', { path: { id: _id }, body: { ...input, author, version } })
    notify.success(say.changed)
    await navigate('/dashboard/addBlog', { state: SAVED })
  }
  const add = async (input: Input, goOnFrom: (saved: null) => void) => {
    try {
      await api('POST', '/blog', { body: input })
    } catch (error) {
      notify.error(words.texts.blogFailed)
      throw error
    }
    notify.success(words.texts.blogAdded)
    goOnFrom(null)
    setTurn((n) => n + 1)
    await navigate('/dashboard/addBlog', { replace: true, preventScrollReset: true, state: SAVED })
  }
  const form = useVersionedForm(
    fields,
    post,
    fieldsOf,
    (input, base, goOnFrom) => (base ? change(input, base) : add(input, goOnFrom)),
    { ofQuery: true },
  )
  const { theirs } = form
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5" key={turn}>
      <div className="grid max-w-2xl gap-5">
        <Field label={say.fields.title} error={form.errorOf('blogTitle')} {...form.register('blogTitle')} />
        <PhotoField
          label={words.label.photo}
          value={form.watch('img')}
          error={form.errorOf('img')}
          onBusy={setUploading}
          onChange={(url) => form.setValue('img', url, { shouldValidate: true, shouldDirty: true })}
        />
      </div>
      <div className="grid gap-5 xl:grid-cols-2">
        <TextArea
          label={say.fields.text}
          rows={14}
          hint={say.fields.textHint}
          error={form.errorOf('description')}
          {...form.register('description')}
        />
        <Preview text={form.watch('description')} />
      </div>
      {theirs && (
        <ChangedMeanwhile what="post" onTheirs={form.takeTheirs} onMine={form.saveMine}>
          <p>
            {say.asItIs} <b>{theirs.blogTitle}</b>
          </p>
          <p className="mt-2 max-h-60 overflow-y-auto whitespace-pre-wrap">{theirs.description}</p>
        </ChangedMeanwhile>
      )}
      <Button type="submit" look="signal" busy={form.busy} disabled={isUploading} className="justify-self-start">
        {post ? words.button.save : say.add}
      </Button>
      <Problem text={form.problem} />
    </form>
  )
}
