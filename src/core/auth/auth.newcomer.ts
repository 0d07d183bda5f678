/** How the token of an invitation begins: whoever opens its link has no password yet. */
export const newcomerToken = 'new.'

export const isNewcomer = (token: string): boolean => token.startsWith(newcomerToken)
