/** Both ways of keeping tokens, together: loaded when there is a token to keep, in one request. */
export { hostTokens } from './auth.host-tokens'
export { createRenewal } from './auth.renewal'
