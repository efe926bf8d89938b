// Without flags, unlike \p{Cc}: the description of the API repeats them for languages that know no flags.
const of = (controls: string) => new RegExp(`^[^${controls}]*$`)

/** Texts of one line: without control characters. */
export const ONE_LINE = of(String.raw`\u0000-\u001f\u007f-\u009f`)
/** Texts of several lines. */
export const LINES = of(String.raw`\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f`)
/** The same with tabs. */
export const LINES_AND_TABS = of(String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`)
