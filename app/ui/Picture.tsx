import { type PictureSources, pictureSources } from '#common/pictures'

type Props = {
  src: string
  alt: string
  /** The picture's own proportions; they reserve its space before it loads. */
  width: number
  height: number
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** In the first screen: fetched at once, and first. */
  first?: boolean
  className?: string
  /** Its forms, where they do not follow from the address. */
  sources?: Pick<PictureSources, 'avif'>
}

/** One of our pictures as AVIF or WebP in the width that is needed, or a foreign one as it is. */
export function Picture({ src, alt, width, height, sizes, first = false, className, sources: given }: Props) {
  const sources = given ?? pictureSources(src)
  const img = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
  if (!sources) return img
  return (
    <picture className="contents">
      {/* Hidden: in a row a source takes a gap of its own. */}
      <source className="hidden" type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {img}
    </picture>
  )
}
