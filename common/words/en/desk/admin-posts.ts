/** The admins' page on which posts are written and changed. */
export const title = { add: 'Add Blog', change: 'Change a post' }
export const another = 'Write a new one'
export const all = 'All posts'
export const changed = 'The post is changed'
export const asItIs = 'As it is now:'
export const fields = {
  title: 'Blog title',
  text: 'Description',
  textHint: 'Markdown: # heading, **bold**, - list, [link](https://…)',
}
export const add = 'Add Blog'
