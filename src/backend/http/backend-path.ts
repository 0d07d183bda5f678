/** Prefix of the API: without it, some of the contract's paths would be paths of screens, too. */
export const backendPath = '/backend'
