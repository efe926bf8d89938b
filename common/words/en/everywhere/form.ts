/** A password, which can be seen while it is typed. */
export const secret = { show: 'Show', showTyped: 'Show what I type' }

/** Beside the button of a form that holds what is not saved. */
export const unsaved = 'Not saved yet'
