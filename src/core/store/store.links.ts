import { forgetOnSignOut, type Links, reloadOnSignIn } from '../kernel/links'

export const storeLinks = (): Links[] => [reloadOnSignIn('store'), forgetOnSignOut('store')]
