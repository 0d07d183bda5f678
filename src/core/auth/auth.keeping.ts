/** Both ways of keeping tokens, together: loaded when there is a token to keep, in one request. */
export { followCopies } from './auth.copies'
export { hostTokens } from './auth.host-tokens'
export { createRefresh } from './auth.refresh'
export { createRenewal } from './auth.renewal'
