import marks from './marks.svg?url'

/** A part brand's mark: lettering and symbol drawn in one colour, that of the text around it. */
export function BrandMark({
  slug,
  name,
  className = 'h-14 w-full',
}: {
  slug: string
  name: string
  className?: string
}) {
  return (
    <svg className={className} role="img" aria-label={name} preserveAspectRatio="xMidYMid meet">
      <use href={`${marks}#${slug}`} />
    </svg>
  )
}
