/** Stars and what was said. */
export type ReviewText = [stars: number, text: string]

/** Of any part that is fitted to a car or motorcycle. */
export const fitted: ReviewText[] = [
  [5, 'Fitted like the one that came off. An hour in the drive, done.'],
  [5, 'Ordered Tuesday, on the car by Friday evening. No complaints.'],
  [5, 'I compared the number on the old part with the list here, it matched, and so did the part.'],
  [5, 'Second one I buy. The first did 70,000 miles.'],
  [5, 'My mechanic asked where I got it. That says enough.'],
  [5, 'Half of what the dealer wanted, and I cannot see the difference.'],
  [5, 'Well packed, everything in the box, even the small bits.'],
  [5, 'The vehicle list was right, which it was not at the last two shops I tried.'],
  [5, 'Looks and feels like the original. Six months in and nothing to report, which is what I want.'],
  [4, 'Good part. One star off because there was no fitting note in the box.'],
  [4, 'Fits, works. The box had been through a war but the part was fine.'],
  [4, 'Took a bit of persuading to line up, fine since.'],
  [4, 'Does what it should for the money.'],
  [4, 'Came a day late, otherwise all good.'],
  [4, 'Finish is a little rougher than the original, function is the same.'],
  [3, 'It fits, but I had to move the old clips over. Would have liked to know before.'],
  [3, 'Works. Check the year twice, mine needed the later version and I had to swap.'],
  [3, 'Average. Not bad, not great, it is on the car and holding.'],
  [2, 'Listed for my year but the connector sat on the wrong side. Refund was quick.'],
  [2, 'Lasted eleven months. Cheap for a reason.'],
  [1, 'Wrong part in the right box. Sent it back.'],
  [1, 'Arrived damaged and the replacement took another week.'],
]

/** Of anything at all. */
export const anything: ReviewText[] = [
  [5, 'Exactly as described.'],
  [5, 'Good price, fast post, happy.'],
  [5, 'Bought on a friend’s advice and would say the same to you.'],
  [5, 'No fuss. Ordered, came, works.'],
  [5, 'Have used it every week since spring. Still as new.'],
  [4, 'Solid. I would buy it again at this price.'],
  [4, 'Good, though the manual is in four languages and none of them helps much.'],
  [4, 'Better than I expected from the picture.'],
  [3, 'All right for what it costs.'],
  [3, 'Fine, but smaller than I had in mind. Read the measurements.'],
  [2, 'Did not do it for me. Money came back in three days, fair enough.'],
  [1, 'Broken out of the box.'],
]
