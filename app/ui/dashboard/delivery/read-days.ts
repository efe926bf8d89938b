/** Days as they were typed or pasted: `2026-12-25 Christmas` a line, or a calendar file (.ics). */
export function readDays(text: string): { day: string; name: string }[] {
  if (/^BEGIN:VCALENDAR/m.test(text)) return readCalendar(text)
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [day = '', ...name] = line.split(/[\s,;]+/)
      return { day, name: name.join(' ') }
    })
}

/** The whole days of a calendar file; RFC 5545 folds long lines and escapes characters. */
function readCalendar(text: string): { day: string; name: string }[] {
  const events = text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1)
  return events.flatMap((event) => {
    const [, year, month, day] = /^DTSTART[^:\n]*:(\d{4})(\d\d)(\d\d)/m.exec(event) ?? []
    const name = /^SUMMARY[^:\n]*:(.*)$/m
      .exec(event)?.[1]
      ?.replaceAll(/\\([,;\\])/g, '$1')
      .trim()
    return year && name ? [{ day: `${year}-${month}-${day}`, name }] : []
  })
}
