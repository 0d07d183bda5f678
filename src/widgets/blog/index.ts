export { apps, RaanBlog, type RaanBlogProps } from './blog'
export { addressOf, type BlogMode, type BlogPlace } from './blog-ways'
