import { csvRow } from '#common/csv'
import { momentsInFile } from '#common/format'
import { adminUsers as words } from '#common/words'
import { adminOf } from '#platform/access'
import type { Ctx } from '#platform/context'
import { listUsers } from './list-users.ts'

const PAGE = 500
const moment = momentsInFile('UTC')

/** Users as the lines of a CSV file, newest first, streamed page by page; `q` as in `listUsers`. For admins. */
export async function* exportUsers(ctx: Ctx, { q }: { q?: string | undefined }): AsyncGenerator<string> {
  adminOf(ctx)
  yield csvRow(Object.values(words.columns))
  for (let cursor: string | undefined; ;) {
    const { users, next } = await listUsers(ctx, { limit: PAGE, ...(q && { q }), ...(cursor && { cursor }) })
    if (users.length > 0) yield users.map((user) => csvRow(cellsOf(user))).join('')
    if (!next) return
    cursor = next
  }
}

const cellsOf = (user: Awaited<ReturnType<typeof listUsers>>['users'][number]) => [
  user.name,
  user.email,
  words.confirmed[user.emailVerified ? 'yes' : 'no'],
  words.roles[user.role],
  moment(new Date(user.createdAt)),
  user.seenAt && moment(new Date(user.seenAt)),
]
