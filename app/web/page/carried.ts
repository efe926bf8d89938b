/**
 * What a page carries for its script, as one text of JSON: the router writes a text at once, but takes a tree of values
 * apart, value by value.
 */
type Carried<T> = string & { readonly carries?: T }

/** A page reads its data for its head and for its body, and each render must find the same objects. */
const KEPT = 16
const read = new Map<string, unknown>()

function keep(text: string, value: unknown) {
  if (read.size >= KEPT) read.delete(read.keys().next().value!)
  read.set(text, value)
}

/**
 * The router writes the text into a text of JSON inside of a script, where each `"` takes four characters, so the two
 * kinds of quotes change places. JSON has no character \0.
 */
const swapQuotes = (text: string) => text.replaceAll('"', '\0').replaceAll("'", '"').replaceAll('\0', "'")

/** `value` is of JSON: what is undefined is left out. The server, which has it already, renders it without reading the text. */
export function carried<T>(value: T): Carried<T> {
  const text = swapQuotes(JSON.stringify(value))
  keep(text, value)
  return text
}

/** The value again; the same object for the same text. */
export function uncarried<T>(text: Carried<T>): T {
  if (!read.has(text)) keep(text, JSON.parse(swapQuotes(text)))
  return read.get(text) as T
}
