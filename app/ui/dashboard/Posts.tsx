import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { PostCard } from '#domain/blog/schema'
import { texts } from '#common/words'
import { api, messageOf } from '../../web/api.ts'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { notify } from '../notify.ts'
import { dayOf } from '#common/format'
import { Table } from './Table.tsx'

const HEADS = [{ label: 'Title' }, { label: 'Author' }, { label: 'Written' }, { label: 'Actions', end: true }]

/** The posts that are there, to change or delete. */
export function Posts({ posts }: { posts: readonly PostCard[] }) {
  const { revalidate } = useRevalidator()
  const [doomed, setDoomed] = useState<PostCard | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async ({ _id }: PostCard) => {
    setBusy(true)
    try {
      await api('DELETE', '/blog/{id}', { path: { id: _id } })
      notify.success('The post is deleted')
    } catch (error) {
      notify.error(messageOf(error))
    }
    await revalidate()
    setBusy(false)
    setDoomed(null)
  }
  const cells = (post: PostCard) => [
    <Link key="title" to={`/singleBlog/${post._id}`} className="link">
      {post.blogTitle}
    </Link>,
    post.author,
    <time key="written" dateTime={post.createdAt}>
      {dayOf(post.createdAt)}
    </time>,
    <span key="actions" className="inline-flex gap-2">
      <LinkButton to={`?post=${post._id}`} look="line" small aria-label={`Edit ${post.blogTitle}`}>
        Edit
      </LinkButton>
      <Button look="danger" small onClick={() => setDoomed(post)} aria-label={`Delete ${post.blogTitle}`}>
        Delete
      </Button>
    </span>,
  ]
  return (
    <>
      <Table label="Posts" heads={HEADS} rows={posts.map((post) => ({ key: post._id, cells: cells(post) }))} />
      <ConfirmDialog
        open={doomed !== null}
        title={doomed?.blogTitle ?? ''}
        question={texts.deleteConfirm}
        confirm="Delete"
        busy={busy}
        onConfirm={() => doomed && void remove(doomed)}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}
