import { Link } from 'react-router'
import type { FitQuestion } from '#domain/fitment/schema'
import { answered } from '../../web/repair-link.ts'

/** What is open of the car: each answer is the same page with it. */
export function RepairQuestion({ question, params }: { question: FitQuestion; params: URLSearchParams }) {
  const { text, how, choices } = question
  return (
    <nav aria-label={text} className="grid gap-2 border-l-4 border-warn bg-warn-wash px-4 py-3">
      <p className="text-lg font-semibold">{text}</p>
      {how && <p className="text-ink-2">{how}</p>}
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Link
            key={choice.value}
            to={answered(params, choice)}
            replace
            rel="nofollow"
            preventScrollReset
            className="flex min-h-11 items-center border border-edge bg-surface px-3 hover:border-signal hover:text-signal"
          >
            {choice.label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
