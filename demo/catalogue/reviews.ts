import { types } from './categories.ts'
import type { Dice } from './dice.ts'
import { pools } from './review-pools.ts'
import { anything, fitted, type ReviewText } from './review-texts.ts'

export type PartReview = { name: string; stars: number; text: string; at: Date }

const names = (
  'Anna Ben Carla Dave Elena Frank Gita Hank Ines Jonas Kate Liam Marta Nadia Omar Petra Quentin Rosa Sven Tara Umar Vera Will ' +
  'Yusuf Zoe Alex Bea Chris Diego Emma Finn Grace Hugo Ida Jack Karin Luca Maya Noah Olga Paul Ravi Sofia Tom Lena Marcus Joanna ' +
  'Pete Agnes Carlos Denise Erik Fatima George Hannah Ivan Julia Ken Laura Mike Nina Oscar Priya Rob Sara Tim Wanda Andrzej'
).split(' ')

/** A star is thrown for each of these: the more often it stands, the more often it falls. The mean is about 4.2. */
const stars = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2, 1]
const lastDay = Date.UTC(2026, 6, 1)

/** For each type the texts that may be said of it. */
const textsOf: ReviewText[][] = types.map(({ type, family }) => [
  ...pools.filter((pool) => pool.of.includes(family.slug) || pool.of.includes(type.slug)).flatMap((pool) => pool.texts),
  ...(type.fits === 'any' ? anything : fitted),
])

/** One to eight reviews of a part of this type, newest last; no text twice. */
export function reviewsOf(dice: Dice, typeId: number, wellLiked: boolean): PartReview[] {
  const left = [...textsOf[typeId - 1]!]
  const count = wellLiked ? dice.int(6, 10) : 1 + Math.floor(Math.pow(dice.next(), 1.1) * 8)
  const luck = wellLiked || dice.chance(0.4) ? 0 : 1
  const reviews: PartReview[] = []
  for (let i = 0; i < count; i++) {
    const wanted = wellLiked ? dice.one([5, 5, 5, 4, 4]) : dice.one(stars.slice(luck))
    const fitting = left.filter((entry) => entry[0] === wanted)
    if (fitting.length === 0) continue
    const entry = dice.one(fitting)
    left.splice(left.indexOf(entry), 1)
    const daysAgo = Math.floor(Math.pow(dice.next(), 1.5) * 700)
    reviews.push({
      name: dice.one(names),
      stars: entry[0],
      text: entry[1],
      at: new Date(lastDay - daysAgo * 86_400_000 - dice.int(0, 1439) * 60_000),
    })
  }
  return reviews.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
