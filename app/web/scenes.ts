/** Where the drawn scenes lie: the banner, the six category pictures. Made by scripts/renders. */
export const BANNER = '/pictures/banner.1920.webp'
export const categoryPicture = (slug: string) => `/pictures/category-${slug}.640.webp`
