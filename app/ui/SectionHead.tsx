import { Link } from 'react-router'

type Props = {
  title: string
  id?: string
  /** Said on the dimension line: "24 parts". */
  measure?: string
  more?: { to: string; label: string }
  level?: 1 | 2
}

/** A heading with the dimension line of an engineering drawing beside it. */
export function SectionHead({ title, id, measure, more, level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mb-6 flex items-center gap-4 max-[22rem]:flex-wrap sm:mb-8 sm:gap-6">
      <Heading id={id} className="text-3xl uppercase sm:text-4xl">
        {title}
      </Heading>
      <div className={`dimension ${measure ? 'max-sm:hidden' : ''}`} aria-hidden={measure ? undefined : true}>
        {measure && <span className="font-mono text-[0.8125rem] text-ink-2">{measure}</span>}
      </div>
      {more && (
        <Link to={more.to} className="label link flex-none py-1">
          {more.label}
        </Link>
      )}
    </div>
  )
}
