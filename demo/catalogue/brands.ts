type Tier = 'premium' | 'original' | 'value'

export type Brand = {
  name: string
  slug: string
  tier: Tier
  country: string
  about: string
  /** slugs of the families it makes */
  makes: string[]
  /** the brand's own number of its nth part, as printed; no two n below `numbers` share one */
  number(n: number): string
  numbers: number
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

/**
 * A numbering of its own for each brand: `#` becomes a digit, `@` a letter. The digits are
 * scrambled, so that neighbours do not count up, yet every n has its own.
 */
function numbering(pattern: string): Pick<Brand, 'number' | 'numbers'> {
  const places = [...pattern].filter((mark) => mark === '#' || mark === '@')
  const numbers = places.reduce((all, mark) => all * (mark === '#' ? 10 : letters.length), 1)
  const number = (n: number) => {
    let rest = (n * 7_368_787 + 48_271) % numbers
    return pattern.replace(/[#@]/g, (mark) => {
      const base = mark === '#' ? 10 : letters.length
      const digit = rest % base
      rest = (rest - digit) / base
      return mark === '#' ? String(digit) : letters[digit]!
    })
  }
  return { number, numbers }
}

/** Invented, all of them: no maker of parts goes by these names. A line holds name, tier, country, numbering, families, about. */
const table = `
Kovara | premium | Sweden | KV-####.## | brakes | Brake parts from Gothenburg, each disc balanced before it leaves the line.
Tessaro Freni | premium | Italy | ## #### ## | brakes motorcycle | A family firm near Bergamo that casts discs and calipers for road and track.
Aldmoor | original | United Kingdom | ADM###### | brakes suspension-steering wipers | Chassis parts made to the drawing of the car maker, in Coventry since 1958.
Brekmark | original | Germany | ####.###-# | brakes | Pads and hydraulics for everyday cars, tested on the Harz passes.
Stopwell & Hale | value | India | SH/#####/@ | brakes drivetrain | Sound brake and clutch parts at a workshop price.
Norrvane | premium | Sweden | NV ### ### | suspension-steering | Springs, dampers and air suspension, tuned on gravel and ice.
Dampfeld | original | Germany | ##-###### | suspension-steering body | Gas springs and shock absorbers from the Sauerland.
Quillon | value | France | QL@##### | suspension-steering drivetrain | Steering and suspension joints, greased for life.
Gelenka | original | Austria | G###.#### | suspension-steering wheels | Arms, joints and hubs forged in Styria.
Filtrane | original | France | F @##### | filters wipers | Filters for air, oil and cabin from the Jura.
Siebwerk | premium | Germany | SW ###/##@ | filters | Filter papers of its own mill, pleated to the tenth of a millimetre.
Porelis | value | Spain | PO-##### | filters fuel-air | Service filters that keep an old car going without emptying the purse.
Clarivent | original | Netherlands | CV.####.@@ | filters air-conditioning | Everything that cleans or cools the air you breathe on the road.
Zundrath | premium | Germany | 0 ### ###.# | ignition electrics fuel-air | Ignition, injection and sensors from Swabia.
Ferrolux | original | Poland | FX#####@ | ignition bulbs electrics | Plugs, coils and bulbs with a long breath.
Iskerra | value | Slovenia | ISK ###### | ignition electrics | Ignition and starting parts for cars past their first owner.
Tokimura | premium | Japan | TK#####-## | engine cooling motorcycle ignition | Pumps, gaskets and plugs made in Nagoya to close limits.
Motrevo | original | Czechia | M##.##### | engine drivetrain | Engine parts from Mladá, from the head gasket down to the sump.
Beltrand | original | Italy | BT ####@ | engine cooling | Belts, tensioners and the pumps they drive, sold as they wear: together.
Kolbenhof | premium | Germany | #### #### | engine | Pistons, rings and turbochargers for rebuilt engines.
Enginar | value | Turkey | EN-###### | engine fuel-air cooling | Engine and intake parts for the older half of the road.
Dosira | premium | Switzerland | D ##.###.## | fuel-air | Injectors and pumps, measured one by one.
Carbunova | original | Romania | CB####/## | fuel-air exhaust | Intake and exhaust gas parts, from throttle to recirculation.
Kaltwerk | original | Germany | KW ###### | cooling air-conditioning | Radiators and condensers, every one pressed and leak tested.
Frigeno | value | Italy | FG-#####@ | cooling air-conditioning | Cooling parts with a plain box and a fair price.
Rohrhain | premium | Germany | ###-###-## | exhaust | Exhausts of stainless steel, welded in Thuringia.
Sonavent | original | Spain | SV###### | exhaust | Silencers and catalysts with a fitting kit in the box.
Escapex | value | Portugal | EX ####/@ | exhaust | Aluminised exhausts for those who mean to sell the car next year.
Kuppelrad | premium | Germany | KR ### #### # | drivetrain | Clutches and dual-mass flywheels.
Drevane | original | United Kingdom | DV/###### | drivetrain | Drive shafts and joints, balanced in Birmingham.
Voltessa | original | Italy | VT.###### | electrics phone-power test-equipment | Batteries, chargers and everything that starts a morning.
Amperholt | premium | Netherlands | AH ###-### | electrics | Batteries and alternators for cars with start-stop.
Fendhaus | original | Germany | FH######@ | body interior | Panels, mirrors and mats that fit at the first try.
Karovia | value | Poland | KA####-# | body wipers | Body parts, primed and ready for paint.
Spiegelin | original | Czechia | SPG ####.# | body vehicle-lights | Mirrors, handles and lamps for the side of the car.
Klarsicht | premium | Germany | KS ###@## | wipers | Wiper blades that stay quiet into their second winter.
Cabinelle | original | France | CA-####@ | interior air-conditioning | Mats, covers and blowers for the room you drive in.
Mattbury | value | United States | MB##### | interior | Rubber mats and seat covers that hose clean.
Velomara | premium | Italy | VM.####@ | motorcycle | Exhausts, levers and brakes for sporting motorcycles.
Hayatori | original | Japan | #####-@## | motorcycle | Service parts for motorcycles from Hamamatsu.
Ironwick | value | United Kingdom | IW-##### | motorcycle | Plain motorcycle parts for riders who mend their own.
Lumivar | premium | Finland | LV###### | vehicle-lights bulbs auxiliary-lights | Light for a country with long nights.
Optrelle | original | France | OP ##.#### | vehicle-lights bulbs | Headlights and tail lights built to the original drawing.
Brightmoss | value | Taiwan | BM###-####@ | vehicle-lights bulbs auxiliary-lights | Lamps with a clear lens and no frills.
Nordlykt | original | Norway | NL####@ | auxiliary-lights | Driving lights and light bars, proof against salt and spray.
Pavelin | premium | France | PV ###### | tyres motorcycle | Tyres with short braking distances in the wet.
Isvarg | original | Norway | IV-###.### | tyres | Tyres from a place that has winters.
Roadmere | value | Thailand | RM###### | tyres | Honest tyres for the way to work.
Grantora | original | Hungary | GT #### ## | tyres | Touring tyres that are quiet for many miles.
Cerchiata | premium | Italy | CE#####/@ | wheels | Flow-formed alloy wheels from Brescia.
Felgano | value | Germany | FE-###### | wheels | Wheels, nuts and sensors for the winter set.
Viskora | premium | Germany | VK ####@ | oils fluids | Oils blended to the approvals of the car makers.
Harrowby Oils | original | United Kingdom | HO/####@ | oils fluids greases-sprays | Oils, greases and fluids from Hull.
Lubrisa | value | Spain | LU##### | oils fluids greases-sprays | Oil by the canister for workshops and busy families.
Chemarin | original | Belgium | CH-###.## | greases-sprays fluids oils | Sprays and greases that loosen, clean and protect.
Nimbrel | premium | South Korea | NB@#### | cameras-parking phone-power diagnosis-tracking | Cameras and chargers with calm software.
Obdara | original | Estonia | OB-####@ | diagnosis-tracking cameras-parking phone-power | Scanners and trackers made by people who drive old cars.
Vejkam | value | Denmark | VJ ####@ | cameras-parking diagnosis-tracking phone-power | Small helpers for the dashboard.
Brackwell Tools | premium | United Kingdom | BW####@ | hand-tools lifting-workshop test-equipment | Sheffield steel, and a hundred and twenty months to complain.
Schraubgut | original | Germany | SG.####@ | hand-tools lifting-workshop test-equipment | Tools for those who work on cars every day.
Hobbard | value | United States | HB-####@ | hand-tools lifting-workshop test-equipment | Weekend tools that do not mind being lent.
`

export const brands: Brand[] = table.trim().split('\n').map(readBrand)

function readBrand(line: string): Brand {
  const [name, tier, country, pattern, makes, about] = line.split(' | ') as [
    string,
    Tier,
    string,
    string,
    string,
    string,
  ]
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return { name, slug, tier, country, about, makes: makes.split(' '), ...numbering(pattern) }
}
