import { forgetOnSignOut, type Links } from '../kernel/links'

export const profileLinks = (): Links[] => [forgetOnSignOut('profile')]
