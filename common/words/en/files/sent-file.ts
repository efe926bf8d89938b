/** Why a file that was sent did not arrive. */
export const lost = 'The connection was lost before the whole file was sent. Please send it again.'
export const notSent = 'The file was not sent.'
