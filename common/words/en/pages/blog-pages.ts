/** The blog as its readers see it. */
export const all = {
  title: 'Blog',
  pageTitle: 'Blog: repair guides',
  about: 'Short guides for people who repair their own car: codes, fluids, brakes, numbers, and how to choose.',
  count: (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`),
  none: 'No posts yet',
  noneAbout: 'The first one is being written.',
}

export const post = { home: 'Home', others: 'Read on' }
