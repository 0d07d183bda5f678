import { forgetOnSignOut, type Links } from '../kernel/links'

export const usersLinks = (): Links[] => [forgetOnSignOut('users')]
