import { rating as say } from '#common/words'

/** Stars to the half, always with the figure in words. `count` is how many people rated. */
export function Stars({ rating, count }: { rating: number; count?: number }) {
  const halves = Math.round(rating * 2)
  return (
    <span className="rating" role="img" aria-label={say.stars(rating.toFixed(1), count)}>
      <span className="stars">
        <span className={widths[halves]} />
      </span>
      {rating.toFixed(1)}
      {count !== undefined && <span className="text-ink-2">{`(${count})`}</span>}
    </span>
  )
}

const widths = ['w-0', 'w-2', 'w-4', 'w-6', 'w-8', 'w-10', 'w-12', 'w-14', 'w-16', 'w-18', 'w-20']
