/** The posts that admins change or delete, and how one will look. */
export const title = 'Posts'
export const heads = { title: 'Title', author: 'Author', written: 'Written' }
export const deleted = 'The post is deleted'

export const preview = {
  title: 'Preview',
  of: (title: string) => `Preview of ${title}`,
  empty: 'What you write shows here as readers will see it.',
}
