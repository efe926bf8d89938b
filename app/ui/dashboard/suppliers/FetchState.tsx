import { Link } from 'react-router'
import { momentOf } from '#common/format'
import type { SupplierFetch } from '#domain/supply/schema'
import { Note } from '../../Note.tsx'

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
      {outcome === null && <p>It was not fetched yet.</p>}
      {outcome === 'came' && (
        <p>
          Fetched on {at}: {link ?? 'a file'}
        </p>
      )}
      {outcome === 'same' && (
        <p>
          Nothing new on {at}.{file && <> The last file that came is {link}</>}
        </p>
      )}
      {outcome === 'failed' && (
        <p>
          It could not be fetched on {at}: <b className="font-semibold text-bad">{failure}</b>
          {failures > 1 && ` It has failed ${failures} times in a row.`}
        </p>
      )}
      <p className="mt-1">
        {fetch.isRunning ? (
          'It is being fetched now.'
        ) : isFetching(fetch) ? (
          'It is fetched as soon as its last file is done.'
        ) : nextAt ? (
          <>
            Next on <time dateTime={nextAt}>{momentOf(nextAt)}</time>.
          </>
        ) : (
          'It is fetched when you ask for it.'
        )}
      </p>
    </Note>
  )
}
