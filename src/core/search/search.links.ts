import { forgetOnSignOut, type Links, reloadOnSignIn } from '../kernel/links'

export const searchLinks = (): Links[] => [reloadOnSignIn('search'), forgetOnSignOut('search')]
