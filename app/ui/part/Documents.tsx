import type { PartDetail } from '#domain/catalogue/schema'

/** Papers about a part, at addresses that its seller names. */
export function Documents({ documents }: { documents: NonNullable<PartDetail['documents']> }) {
  return (
    <ul className="grid gap-2">
      {documents.map(({ name, url }) => (
        <li key={url}>
          <a href={url} className="link" rel="noopener nofollow">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
