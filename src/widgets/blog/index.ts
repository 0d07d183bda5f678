export { apps, RaanBlog, type RaanBlogProps } from './blog'
export { addressOf, type BlogLocation, type BlogMode } from './blog-navigation'
