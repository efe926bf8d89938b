/** Beside the button of a form that holds what is not saved. */
export const unsaved = 'Not saved yet'
