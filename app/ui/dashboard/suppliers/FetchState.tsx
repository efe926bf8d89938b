import { Link } from 'react-router'
import { momentOf } from '#common/format'
import * as words from '#common/words'
import type { SupplierFetch } from '#domain/supply/schema'
import { Note } from '../../Note.tsx'

const say = words.fetching.state

/** Whether a file is being fetched, or will be in a moment. */
export const isFetching = ({ isRunning, nextAt }: SupplierFetch): boolean =>
  isRunning || (nextAt !== null && Date.parse(nextAt) <= Date.now())

const TONES = { came: 'good', same: 'plain', failed: 'bad' } as const

/** When a supplier's file was fetched last, what came, what went wrong, and when it is fetched next. */
export function FetchState({ fetch }: { fetch: SupplierFetch }) {
  const { outcome, fetchedAt, failure, failures, file, nextAt } = fetch
  const at = fetchedAt && <time dateTime={fetchedAt}>{momentOf(fetchedAt)}</time>
  const link = file && (
    <Link to={`/dashboard/imports/${file.id}`} className="link font-semibold [overflow-wrap:anywhere]">
      {file.fileName}
    </Link>
  )
  return (
    <Note tone={outcome ? TONES[outcome] : 'plain'} live>
      {outcome === null && <p>{say.notYet}</p>}
      {outcome === 'came' && (
        <p>
          {say.came.before} {at}
          {say.came.after} {link ?? say.came.file}
        </p>
      )}
      {outcome === 'same' && (
        <p>
          {say.same.before} {at}
          {say.same.after}
          {file && (
            <>
              {' '}
              {say.same.lastFile} {link}
            </>
          )}
        </p>
      )}
      {outcome === 'failed' && (
        <p>
          {say.failed.before} {at}
          {say.failed.after} <b className="font-semibold text-bad">{failure?.replace(/\.$/, '')}.</b>
          {failures > 1 && ` ${say.inARow(failures)}`}
        </p>
      )}
      <p className="mt-1">
        {fetch.isRunning ? (
          say.running
        ) : isFetching(fetch) ? (
          say.soon
        ) : nextAt ? (
          <>
            {say.next.before} <time dateTime={nextAt}>{momentOf(nextAt)}</time>
            {say.next.after}
          </>
        ) : (
          say.onDemand
        )}
      </p>
    </Note>
  )
}
