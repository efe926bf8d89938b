/** The form on which anybody reports that a fit is wrong. */
export const link = 'Report a wrong fit'
export const title = 'Is the fit wrong?'
export const intro =
  'Tell us what you found on the car. We will look at it, and correct the list of cars if it is wrong.'
export const part = (name: string, number: string) => `${name}, ${number}`
export const car = 'Which car is it?'
export const carHint = 'Year, make, model and engine: 2012 Audi A4 2.0'
export const chosen = (label: string) => `Your car: ${label}`
export const other = 'It is another car'
export const pick = 'Choose it from the list'
export const what = 'What is wrong?'
export const whatHint = 'What does not match, and how you know: measured, tried, read on the old part.'
export const photo = 'Photo, if you have one'
export const photoLogIn = 'Log in to add a photo.'
export const email = 'Your e-mail (optional)'
export const emailHint = 'We will write to tell you what we found, and send nothing else.'
export const send = 'Send'
export const thanks = 'Thank you! We will look at it.'
export const back = 'Back to the part'
/** Where it is reported from an order. */
export const ordered = (number: string) => `Order ${number}`
export const toldThen = 'What we said when you ordered'
export const backToOrders = 'Back to my orders'
export const backToOrder = 'Back to the order'
export const noLine = 'This line of the order is for no car, or its part is no longer sold.'
export const noPart = 'Which part is it about? Open its page and press “Report a wrong fit” there.'
