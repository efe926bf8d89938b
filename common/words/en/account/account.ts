/** Somebody's own profiles in the dashboard. */
export const profile = {
  title: 'My Profile',
  add: 'Add Profile Information',
  change: 'Update Profile',
  none: 'No profile yet',
  noneHow: 'Add your phone number and address, so that we can reach you about your orders.',
  phone: 'Phone number',
  education: 'Education',
}

/** Where the password is changed by who knows it. */
export const password = {
  title: 'Change password',
  about: 'All your other devices will be signed out.',
  present: 'Current password',
  google:
    'You log in with Google and have no password. Choose one, by the link that we mail you. After that you can log in with it, too.',
  changed: 'Your password has been changed',
}

/** Where the e-mail is changed by who knows the password, and where the link in the mail to the new one leads. */
export const email = {
  title: 'Change e-mail',
  about: 'You log in with your e-mail, and we write to it about your orders.',
  present: 'Your e-mail is',
  newOne: 'New e-mail',
  google:
    'You log in with Google and have no password. Choose one first, by the link that we mail you. After that you can change your e-mail here, and still log in with Google.',
  choose: 'Choose a password',
  send: 'Change my e-mail',
  sent: (email: string) =>
    `A mail is on its way to ${email}. Please open the link in it within a day: until then you log in with your present e-mail.`,
  taking: 'One moment: we are changing your e-mail.',
  changed: (email: string) =>
    `Your e-mail is ${email} now. Use it to log in from now on. All your other devices were logged out.`,
}

/** Where the account is deleted by who knows the password. */
export const removal = {
  title: 'Delete account',
  about: 'This cannot be undone.',
  goes: 'What goes: your addresses, profiles, cars and cart, and the mails about parts that you wait for.',
  stays:
    'What stays: your orders and their invoices, as the law asks of a shop, and reviews and corrections that you wrote, under the name that you gave there. Orders under way arrive as promised, and the links in our mails about them still open them.',
  admin: 'Your account is an admin’s. Another admin can remove it, or make it a customer’s first.',
  google:
    'You log in with Google and have no password. Choose one first, by the link that we mail you. After that you can delete your account here.',
  send: 'Delete my account',
  done: 'Your account is deleted',
}

/** The review of the shop, or of a part that one has bought. */
export const review = {
  title: 'My Review',
  about: 'Tell others how a part fits and lasts, or how we did.',
  of: 'What is it about?',
  ofShop: 'The shop as a whole',
  rating: 'Rating',
  choose: 'Choose',
  stars: {
    5: '5 stars: excellent',
    4: '4 stars: good',
    3: '3 stars: all right',
    2: '2 stars: poor',
    1: '1 star: bad',
    words: 'In my own words',
  },
  inWords: 'Rating in your own words',
  inWordsSuch: 'Fits like a glove',
  description: 'Description',
  send: 'Add Review',
}

/** The page of a part's own data: an admin changes it, anybody else proposes a correction. */
export const correction = {
  title: 'Update Parts',
  about: 'Something wrong with this part? Correct it: an admin checks it before it appears.',
  toPart: 'See the part',
  thanks: 'Thank you! An admin will look at your correction.',
  send: 'Propose correction',
}
