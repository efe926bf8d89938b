import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#common/words'
import { type Post, postInput } from '#domain/blog/schema'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { SAVED, useLeaveWarning } from '../../ui/LeaveGuard.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { PhotoField } from '../../ui/form/PhotoField.tsx'
import { Posts } from '../../ui/dashboard/Posts.tsx'
import { Preview } from '../../ui/dashboard/Preview.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/Section.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/add-blog'

const say = words.adminPosts
const fields = postInput.pick({ blogTitle: true, description: true, img: true })
const BLANK = { blogTitle: '', description: '', img: '' }

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

function PostForm({ post }: { post: Post | null }) {
  const navigate = useNavigate()
  const [isUploading, setUploading] = useState(false)
  const [turn, setTurn] = useState(0)
  const was = post ? { blogTitle: post.blogTitle, description: post.description, img: post.img ?? '' } : BLANK
  const form = useSchemaForm(fields, was, async (input, { reset }) => {
    if (post) {
      const body = { ...input, author: post.author }
      await api('PUT', '/blog/{id}', { path: { id: post._id }, body })
      notify.success(say.changed)
      return void (await navigate('/dashboard/addBlog', { state: SAVED }))
    }
    try {
      await api('POST', '/blog', { body: input })
    } catch (error) {
      notify.error(words.texts.blogFailed)
      throw error
    }
    notify.success(words.texts.blogAdded)
    reset(BLANK)
    setTurn((n) => n + 1)
    await navigate('/dashboard/addBlog', { replace: true, preventScrollReset: true, state: SAVED })
  })
  useLeaveWarning(form.formState.isDirty, { ofQuery: true })
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
      <Button type="submit" look="signal" busy={form.busy} disabled={isUploading} className="justify-self-start">
        {post ? words.button.save : say.add}
      </Button>
      <Problem text={form.problem} />
    </form>
  )
}
