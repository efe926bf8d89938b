/** The admins' page of vehicles. */
export const title = 'Vehicles'
export const intro = 'The vehicles that the shop knows, with their engines and markets.'
export const csv = 'CSV'
export const change = 'Change a vehicle'
