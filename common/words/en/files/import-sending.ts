/** The form that sends a file of a supplier. */
export const form = {
  title: 'Send a file',
  whoSent: 'Choose who sent it',
  newSupplier: 'A new supplier …',
  newName: 'Name of the new supplier',
  kind: 'What it contains',
  missing: { file: 'Choose a file', supplier: 'Choose who sent the file', name: 'A supplier needs a name' },
  tooLarge: (most: string) => `This file is too large. It may have up to ${most}.`,
  sending: 'Sending',
  keepOpen: 'Keep this window open until the file is sent. After that you may close it.',
  stop: 'Stop sending',
  send: 'Send and check',
}

/** What a file holds, while nobody says so. */
export const kind = { hint: 'Detected from its columns unless you choose', found: 'Detected' }

/** How much a file holds: each choice with what it means. */
export const extent = {
  title: 'How complete it is',
  part: { title: 'A part:', text: 'it adds and changes; everything else stays as it is.' },
  full: {
    title: 'Everything from this supplier:',
    text: 'what earlier files of it held and this one does not is no longer sold.',
  },
}

/** Where a file is dropped or chosen. */
export const drop = {
  label: 'File',
  choose: 'Drop a file here, or choose one',
  chosen: (name: string, size: string) => `${name}, ${size}`,
  kinds: (most: string) => `CSV, TSV, XLSX, ACES or PIES, also as .gz or .zip, up to ${most}`,
}

/** How large a file is. */
export const size = {
  bytes: (count: number) => `${count} bytes`,
  kilobytes: (count: number) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
}

/** How far the sending, the reading or the writing of a file is. */
export const progress = {
  percent: (percent: number) => `${percent} %`,
  left: (time: string) => `, ${time} left`,
  fewSeconds: 'a few seconds',
  seconds: (count: number) => `about ${count} seconds`,
  minutes: (count: number) => `about ${count} minutes`,
  hours: (count: number) => `about ${count} hours`,
}
