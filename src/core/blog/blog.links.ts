import { forgetOnSignOut, type Links } from '../kernel/links'

export const blogLinks = (): Links[] => [forgetOnSignOut('blog')]
