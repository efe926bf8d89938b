import { dashboard } from '#common/words'

const say = dashboard.face

type Person = { name: string; photoURL: string | null }

/** Somebody's photo, or their initials where there is none. */
export function Face({ person: { name, photoURL }, className }: { person: Person; className: string }) {
  if (photoURL)
    return <img src={photoURL} alt={say.photo(name)} className={`border border-hair object-cover ${className}`} />
  const initials = name
    .split(/[\s.@_-]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  return (
    <span
      role="img"
      aria-label={say.none(name)}
      className={`head grid place-content-center border border-hair bg-plate text-steel ${className}`}
    >
      {initials}
    </span>
  )
}
