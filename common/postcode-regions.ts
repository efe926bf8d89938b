import { addressForm } from './address-form.ts'

/**
 * Which postcodes each region has, by how they begin: facts of the address data of Google's libaddressinput (CC BY 4.0,
 * `sub_zips`), which follows the ZIP code prefixes of the US Postal Service and the postal districts of Canada Post.
 */
const BEGINNINGS: Record<string, string> = {
  US: `AL 3[56]; AK 99[5-9]; AS 96799; AZ 8[56]; AR 71[6-9]|72; AA 340; AE 09; AP 96[2-6]; CA 9[0-5]|96[01]; CO 8[01];
    CT 06; DE 19[7-9]; DC 20[02-5]|569; FL 3[23]|34[1-9]; GA 3[01]|398|39901; GU 969([12]\\d|3[12]); HI 967[0-8]|9679[0-8]|968;
    ID 83[2-9]; IL 6[0-2]; IN 4[67]; IA 5[0-2]; KS 6[67]; KY 4[01]|42[0-7]; LA 70|71[0-5]; ME 039|04; MH 969[67];
    MD 20[6-9]|21; MA 01|02[0-7]|05501|05544; MI 4[89]; FM 9694[1-4]; MN 55|56[0-7]; MS 38[6-9]|39[0-7]; MO 6[3-5]; MT 59;
    NE 6[89]; NV 889|89; NH 03[0-8]; NJ 0[78]; NM 87|88[0-4]; NY 1[0-4]|06390|00501|00544; NC 2[78]; ND 58; MP 9695[0-2];
    OH 4[3-5]; OK 7[34]; OR 97; PW 969(39|40); PA 1[5-8]|19[0-6]; PR 00[679]; RI 02[89]; SC 29; SD 57; TN 37|38[0-5];
    TX 7[5-9]|885|73301|73344; UT 84; VT 05; VI 008; VA 201|2[23]|24[0-6]; WA 98|99[0-4]; WV 24[7-9]|2[56]; WI 5[34];
    WY 82|83[01]|83414`,
  CA: `AB T; BC V; MB R; NB E; NL A; NT X0E|X0G|X1A; NS B; NU X0A|X0B|X0C; ON [KLMNP]; PE C; QC [GHJ]|K1A; SK S|R8A; YT Y`,
}

const patterns = new Map(
  Object.entries(BEGINNINGS).map(([country, text]) => [
    country,
    text.split(/;\s*/).map((one) => {
      const [code, begins] = one.split(' ')
      return { code: code!, pattern: new RegExp(`^(?:${begins})`) }
    }),
  ]),
)

/** Of a whole postcode of a country whose regions are known: their codes. Null: nobody can tell. */
function regionsOf(country: string, postcode: string): string[] | null {
  const typed = postcode.trim().toUpperCase()
  const known = patterns.get(country)
  if (!known || !addressForm(country)?.postcode?.pattern.test(typed)) return null
  return known.filter(({ pattern }) => pattern.test(typed)).map(({ code }) => code)
}

/** Whether a whole postcode begins as none of its country does: a reason to ask, never to refuse. */
export const isNowhere = (country: string, postcode: string): boolean => regionsOf(country, postcode)?.length === 0

/**
 * The names of the regions in which a postcode lies, where the given one is none of them. None of what is not typed whole, not
 * known, or right. A few places near a border have the postcode of the next region, so this is a reason to ask, never to refuse.
 */
export function otherRegions(country: string, region: string, postcode: string): string[] {
  const codes = regionsOf(country, postcode) ?? []
  if (!region || codes.includes(region)) return []
  return (addressForm(country)?.regions ?? []).filter(({ code }) => codes.includes(code)).map(({ name }) => name)
}
