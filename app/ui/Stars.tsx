const star = 'M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z'

const Row = ({ className }: { className: string }) => (
  <svg viewBox="0 0 120 24" className={className} fill="currentColor" aria-hidden="true">
    {[0, 24, 48, 72, 96].map((x) => (
      <path key={x} d={star} transform={`translate(${x})`} />
    ))}
  </svg>
)

/** Stars to the half, always with the figure in words. `count` is how many people rated. */
export function Stars({ rating, count }: { rating: number; count?: number }) {
  const halves = Math.round(rating * 2)
  const words = `${rating.toFixed(1)} of 5 stars${count === undefined ? '' : `, ${count} ${count === 1 ? 'rating' : 'ratings'}`}`
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-[0.9375rem]">
      <span className="relative inline-block h-4 w-20" aria-hidden="true">
        <Row className="absolute inset-0 h-4 w-20 text-hair" />
        <span className={`absolute inset-y-0 left-0 overflow-hidden text-accent ${widths[halves]}`}>
          <Row className="h-4 w-20" />
        </span>
      </span>
      <span className="tabular" aria-hidden="true">
        {rating.toFixed(1)}
        {count !== undefined && <span className="text-ink-2"> ({count})</span>}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

const widths = ['w-0', 'w-2', 'w-4', 'w-6', 'w-8', 'w-10', 'w-12', 'w-14', 'w-16', 'w-18', 'w-20']
