/** The sign: a wheel leaning off its centre line, with the angle marked. That angle is camber. */
export function WheelSign({ className = 'h-10' }: { className?: string }) {
  return (
    <svg viewBox="0 0 30 40" className={className} fill="none" aria-hidden="true">
      <path d="M7 1v38" stroke="currentColor" strokeWidth="1.3" strokeDasharray="6 2 1.5 2" />
      <g transform="rotate(12 7 38)" stroke="currentColor">
        <rect x="7" y="10" width="14" height="28" rx="4" strokeWidth="2.4" />
        <path d="M7.5 17h13M7.5 24h13M7.5 31h13" strokeWidth="1.3" />
      </g>
      <path d="M7 4.2c5.6-.7 11.4.4 16.4 3.2" stroke="var(--accent)" strokeWidth="2.2" />
      <path d="m21 3.4 6 5.6-7.6.9z" fill="var(--accent)" />
    </svg>
  )
}

/** "CAMBER motor parts": the shop's name is a setting, so it is set, not drawn. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <WheelSign className="h-10" />
      <span className="grid leading-none">
        <span className="head text-[1.6875rem] leading-[0.9] tracking-[0.03em] uppercase">{name}</span>
        <span className="mt-0.5 text-[0.8125rem] leading-none tracking-[0.115em]">motor parts</span>
      </span>
    </span>
  )
}
