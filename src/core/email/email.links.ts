import { forgetOnSignOut, type Links } from '../kernel/links'

export const emailLinks = (): Links[] => [forgetOnSignOut('email')]
