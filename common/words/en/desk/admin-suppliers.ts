/** The admins' list of suppliers. */
export const list = {
  title: 'Suppliers',
  intro:
    'Who sends you files. What their words and columns mean is saved with them, so the next file is read automatically.',
  filesIn: 'Imports',
  emptyTitle: 'No supplier yet',
  empty: 'Add the first one here, or send a file under Imports: you can name its supplier there.',
  heads: { fetched: 'Fetched', files: 'Files', mappings: 'Mappings' },
  notFetched: 'Not fetched',
  notYet: 'Not fetched yet',
  failed: 'Failed',
  edit: (name: string) => `Edit ${name}`,
  add: 'Add a supplier',
  submit: 'Add supplier',
}

/** The page of one supplier. */
export const supplier = {
  intro: 'How its files are read, where they are fetched, and what its words mean here.',
  all: 'All suppliers',
  fetch: 'Fetched automatically',
  mappings: 'What its words mean here',
}

/** Where a supplier is deleted, on its page. */
export const remove = {
  title: 'Delete this supplier',
  stays: 'Files of this supplier were received, so it stays: parts and reports name it.',
  goes: 'No file of this supplier was received. Its mappings are deleted with it.',
  asks: (name: string) => `Delete ${name}?`,
  question: 'Its settings and mappings are deleted. Parts are not touched.',
  done: (name: string) => `${name} is deleted`,
}
