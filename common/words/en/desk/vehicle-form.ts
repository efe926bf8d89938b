/** Where a car is chosen step by step. */
export const kind = 'Kind of vehicle'
export const kinds = { car: 'Cars, SUVs and vans', truck: 'Pickups and trucks', motorcycle: 'Motorcycles' }
export const year = 'Year'
export const choose = { make: 'Choose make', model: 'Choose model', year: 'Choose year' }
export const engineOpen = 'I do not know'
export const likely = 'These engines are likely, not certain. Is yours not among them? Then choose “I do not know”.'
export const withoutScript = 'Choose a make; model and year come on the next page.'
export const search = 'Show parts that fit'

/** Where a part's page asks for the car. */
export const dialog = { title: 'Which car is it for?', submit: 'Check the fit' }
