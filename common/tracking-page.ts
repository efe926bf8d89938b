/** The carriers' own pages, as each of them builds its links; the number follows. */
const PAGES: [RegExp, string][] = [
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\busps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/\bfed ?ex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bdhl\b/i, 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
]

/** At least 8 letters and digits, 5 of them digits: "1Z 998" is a slip, "with the driver" is no number. */
const NUMBER = /^(?=(?:\D*\d){5})[a-z\d]{8,40}$/i

type Carried = { carrier: string | null; tracking: string | null; trackingUrl: string | null }

/**
 * Where a parcel can be followed: at the address that the shop told, else at the page of its carrier, where the carrier is
 * well known and the number can be one of its own. Null: nowhere.
 */
export function trackingPage({ carrier, tracking, trackingUrl }: Carried): string | null {
  if (trackingUrl !== null) return trackingUrl
  const number = tracking?.replaceAll(/[\s-]/g, '')
  const page = carrier && PAGES.find(([name]) => name.test(carrier))?.[1]
  return page && number && NUMBER.test(number) ? page + number : null
}
