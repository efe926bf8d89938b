import { Link } from 'react-router'
import type { PostCard } from '#domain/blog/schema'
import * as words from '#common/words'
import { texts } from '#common/words'
import { api } from '../../web/api.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useRemoval } from '../use-removal.ts'
import { dayOf } from '#common/format'
import { EditOrDelete } from './EditOrDelete.tsx'
import { Table } from './Table.tsx'

const say = words.postList
const HEADS = [
  { label: say.heads.title },
  { label: say.heads.author },
  { label: say.heads.written },
  { label: words.label.actions, end: true },
]

/** The posts that are there, to change or delete. */
export function Posts({ posts }: { posts: readonly PostCard[] }) {
  const removal = useRemoval(async ({ _id }: PostCard) => {
    await api('DELETE', '/blog/{id}', { path: { id: _id } })
    return say.deleted
  })
  const cells = (post: PostCard) => [
    <Link key="title" to={`/singleBlog/${post._id}`} className="link">
      {post.blogTitle}
    </Link>,
    post.author,
    <time key="written" dateTime={post.createdAt}>
      {dayOf(post.createdAt)}
    </time>,
    <EditOrDelete key="actions" name={post.blogTitle} to={`?post=${post._id}`} onDelete={() => removal.ask(post)} />,
  ]
  return (
    <>
      <Table
        label={say.title}
        heads={HEADS}
        rows={posts.filter(removal.isThere).map((post) => ({ key: post._id, cells: cells(post) }))}
      />
      <ConfirmDialog
        {...removal.dialog}
        title={removal.doomed?.blogTitle ?? ''}
        question={texts.deleteConfirm}
        confirm={words.button.remove}
      />
    </>
  )
}
